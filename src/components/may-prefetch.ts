interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether a connection allows loading something that the reader has not requested. */
export function mayPrefetchOver(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Returns whether the reader's connection allows loading something that the reader has not requested. */
export function mayPrefetch(): boolean {
  return mayPrefetchOver((navigator as Navigator & { connection?: NetworkInformation }).connection);
}
