/**
 * An option or a prop: its name, its type, and the component within the component that it is a prop of
 * (`Sequence` in `Series`).
 */
export type CompletionOption = [name: string, type: string, of?: string];

/** What a module exports, as the editor of a sample suggests it. */
export interface CompletionExport {
  name: string;
  /** How it is declared. */
  detail: string;
  isComponent?: true;
  options?: CompletionOption[];
}

/**
 * The exports of the modules that samples may import, by module: the file `completions.json` beside the
 * preview.
 */
export type Completions = Record<string, CompletionExport[]>;
