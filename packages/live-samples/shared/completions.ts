/**
 * An option or a prop: its name, its type, and, for a prop of a nested component, that component (`Sequence`
 * in `Series`).
 */
export type CompletionOption = [name: string, type: string, of?: string];

/** An export of a module, as the sample editor suggests it. */
export interface CompletionExport {
  name: string;
  /** Its declaration. */
  detail: string;
  isComponent?: true;
  options?: CompletionOption[];
}

/**
 * The exports of the modules that samples may import, by module: the file `completions.json` in the preview's
 * folder.
 */
export type Completions = Record<string, CompletionExport[]>;
