/**
 * The path of an API, outermost first: its module (null if unknown), its export, and the option, prop or
 * part: `['remotion', 'spring', 'config', 'damping']`.
 */
export type ApiName = readonly [module: string | null, name: string, ...path: string[]];

/** The place in the reference that documents an API. */
export interface ApiTarget {
  /** Route of its page, plus the heading's id for a part; without the path prefix. */
  to: string;
  /** What the API is, for screen readers: `function of remotion`, `option of spring`. */
  title: string;
  /** The number of the version that added it. See `firstNumber`. */
  version?: number | undefined;
  /** The number of the last version that changed it. */
  changed?: number | undefined;
}

/**
 * Finds the place that documents an API. Returns undefined if there is none, or if a name without a module is
 * ambiguous.
 */
export type FindApi = (name: ApiName) => ApiTarget | undefined;

/** A range of a sample that becomes a link: offsets in UTF-16 code units, end exclusive. */
export interface ApiLink extends ApiTarget {
  start: number;
  end: number;
}

/** What a name in a sample refers to: a module, one of its exports, or a part of an export. */
export interface Origin {
  module: string;
  /** The export and the path below it; empty for the module itself. */
  path: readonly string[];
}

/** The imports of the page's other samples by local name; null if they disagree. */
export type PageImports = ReadonlyMap<string, Origin | null>;
