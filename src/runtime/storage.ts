/*
 * The browser's storage may be full, disabled or forbidden. The stored data is only a convenience, so
 * failures are ignored.
 */

/** Returns the value of a key, or null. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key; null removes it. In the storage of the session, it is there as long as the tab is open. */
export function writeStored(
  key: string,
  value: string | null,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // The value is not stored.
  }
}

/** Returns the JSON value of a key, or the fallback if the value is missing or not an object. */
export function readStoredObject<T extends object>(key: string, fallback: T): T {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}
