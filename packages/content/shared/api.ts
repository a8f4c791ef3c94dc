/** An option, prop, parameter or part of an object, according to the types. */
export interface ApiMember {
  name: string;
  /** As a TypeScript type. */
  type: string;
  optional: boolean;
  /** The nested component that the prop belongs to, such as `Sequence` in `Series`. */
  of?: string;
  deprecated?: true;
  default?: string;
  /** The oldest version that is known to have it. */
  since?: string;
  /** See `Since` in `api-history.ts`. */
  after?: string;
  /** The version that deprecated it. */
  deprecatedIn?: string;
  /** The last version that changed its type or default, or made it optional or required, if it is 4.0.1 or newer. */
  changedIn?: string;
  /** For an option that is an object: its own options. */
  members?: ApiMember[];
}

/** An export of a package. */
export interface ApiExport {
  /** The module it is imported from. */
  module: string;
  name: string;
  kind: 'function' | 'component' | 'value' | 'type';
  signature: string;
  /** Other modules with the same export. */
  alsoIn?: string[];
  deprecated?: true;
  /** As in `ApiMember`. */
  since?: string;
  after?: string;
  deprecatedIn?: string;
  changedIn?: string;
  /** Options, props or parameters; for a value, its parts. */
  members: ApiMember[];
  /** Name of the object that contains the options, with `?` if it is optional. */
  parameter?: string;
  /** For a function that returns an object: its parts. */
  returns?: ApiMember[];
  /** Names of the props inherited from React or another package. */
  inherited?: string[];
}

/** The exports of a package: a file of `content/api`. */
export interface ApiPackage {
  package: string;
  version: string;
  exports: ApiExport[];
}

/** Returns whether an export can be imported from a module under a name. */
export function isExport(entry: ApiExport, module: string, name: string): boolean {
  return entry.name === name && (entry.module === module || (entry.alsoIn ?? []).includes(module));
}
