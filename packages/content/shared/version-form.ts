/** Id of the form in which a reader enters their own version and another one. */
export const versionFormId = 'my-version';
