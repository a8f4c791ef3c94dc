/** An option, a prop, a parameter or a part of an object, as the types have it. */
export interface ApiMember {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  optional: boolean;
  /** The component within the component that it is a prop of, as `Sequence` in `Series`. */
  of?: string;
  deprecated?: true;
  default?: string;
  /** Version that brought it. */
  since?: string;
  /** Of an object that is an option: its own options. */
  members?: ApiMember[];
}

/** An export of a package. */
export interface ApiExport {
  /** What it is imported from. */
  module: string;
  name: string;
  kind: 'function' | 'component' | 'value' | 'type';
  signature: string;
  /** Other modules that export the same. */
  alsoIn?: string[];
  deprecated?: true;
  since?: string;
  /** Options, props or parameters; of a value, its parts. */
  members: ApiMember[];
  /** Name of the object that the members are options of, with `?` where it may be left out. */
  parameter?: string;
  /** Of a function that gives an object: its parts. */
  returns?: ApiMember[];
  /** Names of the props that come from React or another package. */
  inherited?: string[];
}

/** What a package exports: a file of `content/api`. */
export interface ApiPackage {
  package: string;
  version: string;
  exports: ApiExport[];
}

/** Whether an export can be imported under a name from a module. */
export function isExport(entry: ApiExport, module: string, name: string): boolean {
  return entry.name === name && (entry.module === module || (entry.alsoIn ?? []).includes(module));
}
