/** What a name in a sample refers to: a module, one of its exports, or a part of an export. */
export interface Origin {
  module: string;
  /** The export and the path below it; empty for the module itself. */
  path: readonly string[];
}

/** The imports of the page's other samples by local name; null if they disagree. */
export type PageImports = ReadonlyMap<string, Origin | null>;
