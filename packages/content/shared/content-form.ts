/**
 * Endpoint at which the development server reads and saves what the form of a page edits. Each request is a
 * `FormRequest`, each answer a `FormAnswer`.
 */
export const formAddress = '/__form';

/**
 * How a field is edited. A `list` has one item on each line; `yaml` is a value of any shape, as it is written in the
 * file.
 */
export type FieldKind = 'text' | 'number' | 'choice' | 'list' | 'yaml';

/** A key that a file may have, and its value as the text of the field; empty if the file lacks the key. */
export interface FormField {
  name: string;
  kind: FieldKind;
  text: string;
  isRequired: boolean;
  /** What the key is for. */
  about?: string;
  /** The values of a `choice`. */
  choices?: string[];
}

/** Reads the form of a page at a route, or of a file as messages name it; with `changes`, saves it first. */
export type FormRequest =
  | { path: string }
  | { file: string; changes?: Record<string, { from: string; to: string }> };

/** A message about a form; without a `field`, about the whole file. */
export interface FormProblem {
  field?: string;
  text: string;
}

/** A form, or why there is none. A form with problems has not been saved. */
export type FormAnswer =
  | { file: string; fields: FormField[]; problems: FormProblem[]; files: string[] }
  | { error: string };
