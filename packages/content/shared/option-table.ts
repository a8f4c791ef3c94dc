/**
 * Class of a table of options. The search and reading times skip it, because its text repeats the sections below
 * it.
 */
export const optionTableClass = 'options';
