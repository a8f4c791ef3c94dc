/*
 * The browser's storage may be full, disabled or forbidden. The stored data is only a convenience, so
 * failures are ignored.
 */

/** The storage of the browser, or that of the session, whose values are there as long as the tab is open. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the value of a key, or null. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key; null removes it. Returns whether that succeeded. */
export function writeStored(
  key: string,
  value: string | null,
  storage: StorageName = 'localStorage',
): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns the JSON value of a key, or the fallback if the value is missing or not an object. */
export function readStoredObject<T extends object>(key: string, fallback: T, storage?: StorageName): T {
  try {
    const value: unknown = JSON.parse(readStored(key, storage) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}
