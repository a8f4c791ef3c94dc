/** Class of a table of options. Search and reading times skip it, because its text repeats the sections below it. */
export const optionTableClass = 'options';
