/**
 * The name of an API, from the outside in: its module (null where only its name is known), its export, and the option, prop or part of
 * it: `['remotion', 'spring', 'config', 'damping']`.
 */
export type ApiName = readonly [module: string | null, name: string, ...path: string[]];

/** The place of the reference that documents an API. */
export interface ApiTarget {
  /** Route of its page, for a part with the id of its heading; without the path prefix. */
  to: string;
  /** What it is, for readers who cannot see the card: `function of remotion`, `option of spring`. */
  title: string;
}

/** Finds what documents an API; undefined if nothing does, or if a name without a module is ambiguous. */
export type FindApi = (name: ApiName) => ApiTarget | undefined;

/** A range of a sample that is a link: offsets in UTF-16 units, the end excluded. */
export interface ApiLink extends ApiTarget {
  start: number;
  end: number;
}
