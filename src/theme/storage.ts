/*
 * The browser's storage may be full, switched off or forbidden. What it holds for us is a convenience, so a failure
 * means that nothing is remembered, and nothing else.
 */

/** What is stored under a key, or null. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key; null takes it away. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Nothing is remembered.
  }
}

/** What is stored under a key as JSON, or the fallback where it is absent or not an object. */
export function readStoredObject<T extends object>(key: string, fallback: T): T {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}
