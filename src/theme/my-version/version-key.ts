/** Storage key of the version that the reader has, as the style rules need it (`styleOf`). */
export const versionKey = 'my-version';

/** A version in a link, as in `?v=4.0.290`. It applies to the visit. */
export const versionInUrl = /[?&]v=(\d+\.\d+\.\d+)/;
