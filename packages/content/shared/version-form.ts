/** Id of the form in which a reader enters the own version and another one. */
export const versionFormId = 'my-version';
