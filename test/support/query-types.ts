import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'gatsby/graphql';
import { nodeSchemas } from '../../packages/content/model/nodes/schemas';

/** A source file with queries: its path from the project's root, and its text. */
export interface QuerySource {
  file: string;
  text: string;
}

/** Types that the generated module uses. */
const prelude = `
import type { NodeFields, NodeType } from '../../../packages/content/model/nodes/schemas';
import type { ContentTree } from '../../../packages/content/shared/content-tree';
/** GraphQL answers null for a field that a node does not have. */
type WithNull<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type Node<Type extends NodeType> = WithNull<NodeFields<Type>> &
  { id: string; contentTree: ContentTree | null; excerptTree: ContentTree | null };
type Item<T> = NonNullable<T> extends readonly (infer I)[] ? WithNull<I> : WithNull<NonNullable<T>>;
type Wrap<T, S> = (NonNullable<T> extends readonly unknown[] ? S[] : S) | Extract<T, null>;
`;

/**
 * Compares the result of each query in source files with the type that its page declares, using the
 * TypeScript compiler. The types of the fields are those of the schemas.
 *
 * @param sources pages and templates, whose component has the result as `data`, the hook `useSiteSettings`,
 *   and files with fragments
 * @returns the compiler's errors; the name of a constant in an error contains the index of its source and
 *   identifies the mismatch
 */
export function queryTypeErrors(sources: readonly QuerySource[], root: string): string {
  const folder = path.join(root, 'node_modules/.cache/query-types');
  fs.mkdirSync(folder, { recursive: true });
  const documents = sources.map(({ text }) =>
    [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(([, query = '']) => parse(query).definitions),
  );
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of documents.flat())
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const checks = documents.flatMap((definitions, index) =>
    definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => check(sources[index]?.file ?? '', index, resultTypes(operation, fragments))),
  );
  fs.writeFileSync(path.join(folder, 'queries.ts'), [prelude, ...checks].join('\n'));
  const project = {
    extends: '../../../tsconfig.json',
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['node'] },
    files: ['queries.ts'],
    include: ['../../../src/types/css-modules.d.ts'],
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  const args = [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

/** A query's result as TypeScript: with the types of the schemas, and with only the names of the fields. */
interface ResultTypes {
  typed: string;
  names: string;
}

function check(file: string, index: number, { typed, names }: ResultTypes): string {
  const module = `import('../../../${file.replace(/\.tsx?$/, '')}')`;
  const data = file.includes('use-site-settings')
    ? `{ siteSettings: ReturnType<typeof ${module}.useSiteSettings> }`
    : `Parameters<typeof ${module}.default>[0]['data']`;
  return `export const asksForLess${index}: (result: ${typed}) => ${data} = (result) => result;
export const asksForMore${index}: (data: ${data}) => ${names} = (data) => data;`;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the fields of a selection, including those of its fragments. */
function fieldsOf(selectionSet: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : '';
    const fragment = fragments.get(name);
    if (!fragment) throw new Error(`There is no fragment “${name}”.`);
    return fieldsOf(fragment.selectionSet, fragments);
  });
}

function resultTypes({ selectionSet }: OperationDefinitionNode, fragments: Fragments): ResultTypes {
  return objectOf(fieldsOf(selectionSet, fragments), (field) => {
    const name = field.name.value;
    const isList = /^all[A-Z]/.test(name);
    const type = (isList ? name.slice(3) : name).replace(/^./, (letter) => letter.toUpperCase());
    // The files of pictures have no schema of ours: gatsby-source-filesystem makes them.
    if (type === 'File') return { typed: 'any', names: 'unknown' };
    if (!(type in nodeSchemas))
      throw new Error(`There is no type ${type}, which the query of ${name} needs.`);
    const node = (at: FieldNode) => selectedFields(`Node<'${type}'>`, at, fragments);
    if (isList)
      return objectOf(fieldsOf(field.selectionSet, fragments), (inner) => {
        if (inner.name.value !== 'nodes') return { typed: 'number', names: 'unknown' };
        const { typed, names } = node(inner);
        return { typed: `${typed}[]`, names: `${names}[]` };
      });
    const { typed, names } = node(field);
    // A node selected by a variable always exists, because the route that sets the variable was created from
    // that node.
    const isSure = field.arguments?.every(({ value }) => JSON.stringify(value).includes('"Variable"'));
    return { typed: isSure ? typed : `(${typed} | null)`, names: `(${names} | null)` };
  });
}

/** Returns the selected fields of a value whose TypeScript type is `from`. */
function selectedFields(from: string, { selectionSet }: FieldNode, fragments: Fragments): ResultTypes {
  return objectOf(fieldsOf(selectionSet, fragments), (field) => {
    const value = `${from}['${field.name.value}']`;
    if (!field.selectionSet) return { typed: value, names: 'unknown' };
    const { typed, names } = selectedFields(`Item<${value}>`, field, fragments);
    return { typed: `Wrap<${value}, ${typed}>`, names: `Wrap<${value}, ${names}>` };
  });
}

function objectOf(fields: readonly FieldNode[], typesOf: (field: FieldNode) => ResultTypes): ResultTypes {
  const members = fields.map((field) => ({ key: (field.alias ?? field.name).value, ...typesOf(field) }));
  const object = (kind: keyof ResultTypes) =>
    `{ ${members.map((member) => `${member.key}: ${member[kind]}`).join('; ')} }`;
  return { typed: object('typed'), names: object('names') };
}
