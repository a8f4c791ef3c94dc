export interface TableFilterProps {
  /** Label of the field. */
  label: string;
}

/** The query parameter with the text of the field. */
export const filterParameter = 'filter';
