import fs from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration, Program, VariableDeclaration, VariableDeclarator } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readJson } from '../model/schema/json';
import type { ContentProblem } from '../shared/content-error';
import { componentNames } from './component-table';
import {
  type CompileEnvironment,
  environmentOf,
  type FileRecord,
  type ImportBinding,
  type MissingImport,
} from './context';
import { componentAliases } from './docusaurus/components';
import { sitePath } from './docusaurus/site-path';
import { displayPath } from './place';

const scriptExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];
const imageExtension = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** What the plugins compile to: a content tree (`data`), or a webpack module for gatsby-plugin-mdx. */
export type Mode = 'data' | 'module';

/**
 * Remark plugin: resolves each import of a file at build time. An import that only works in the browser sets
 * `moduleReason`. Imports that are resolved here are removed from the file; in module mode, those that
 * webpack can load are kept.
 */
export function remarkImports(mode: Mode) {
  return async (tree: Root, file: VFile) => {
    const record = file.data.content as FileRecord;
    const environment = environmentOf(file);
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm' || !node.data?.estree) continue;
      const program = node.data.estree as Program;
      const kept: Program['body'] = [];
      for (const statement of program.body) {
        if (statement.type !== 'ImportDeclaration') kept.push(statement);
        else kept.push(...(await bindImport(statement, file, { record, environment, mode })));
      }
      program.body = kept;
    }
    tree.children = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' || !node.data?.estree || node.data.estree.body.length > 0,
    );
  };
}

interface BindContext {
  mode: Mode;
  record: FileRecord;
  environment: CompileEnvironment;
}

/** Binds the names of one import; returns the statements that replace it in a module. */
async function bindImport(
  statement: ImportDeclaration,
  file: VFile,
  context: BindContext,
): Promise<(ImportDeclaration | VariableDeclaration)[]> {
  const { record, environment, mode } = context;
  const source = String(statement.source.value);
  const names = statement.specifiers.map((specifier) => specifier.local.name);
  const bind = (binding: (name: string) => ImportBinding): [] => {
    for (const name of names) record.bindings.set(name, binding(name));
    return [];
  };

  const alias = componentAliases[source];
  if (alias) return bind(() => ({ kind: 'component', name: alias }));
  const target = findLocal(source, file.path, environment);
  const isTheirs = target?.startsWith(`${environment.componentsDir}${path.sep}`);
  const isOurs = (name: string) => (componentNames as readonly string[]).includes(name);
  if (!isTheirs && names.length > 0 && names.every(isOurs))
    return bind((name) => ({ kind: 'component', name }));
  if (target && imageExtension.test(target)) {
    record.dependencies.push(target);
    const image = await environment.image(target, '');
    return names.map((name) => constant(name, image.src));
  }
  if (target && /\.json$/.test(target)) {
    record.dependencies.push(target);
    const text = fs.readFileSync(target, 'utf8');
    const json = readJson(text, displayPath(target, environment), record.problems);
    return statement.specifiers.map((specifier) =>
      constant(specifier.local.name, importedValue(specifier, json?.value)),
    );
  }
  if (target && /\.mdx?$/.test(target)) {
    if (mode === 'module') return [statement];
    record.dependencies.push(target);
    return bind(() => ({ kind: 'partial', file: target }));
  }
  const missing = missingImport(source, file.path, context);
  if (!missing) {
    record.moduleReason ??= `it imports \`${source}\`, which runs in the browser`;
    return [statement];
  }
  return bind((name) => ({ kind: 'unknown', name, source, missing }));
}

const code = /\.[cm]?[jt]sx?$/;
/** Statements of a file that load others; types exist only in the source. */
const loading =
  /^(?:import(?!\s+type\b)(?:[^'"\n]*\bfrom)?|(?:export\b[^'"\n]*|\})\s*\bfrom)\s*['"]([^'"\n]+)['"]/gm;

/**
 * Returns why webpack could not load an import: it, or an import in the file that it leads to, has no file or package
 * that webpack can read. Records the files that this depends on.
 */
function missingImport(
  source: string,
  importer: string,
  context: BindContext,
  seen = new Set<string>(),
): MissingImport | undefined {
  const { environment, record } = context;
  const target = findLocal(source, importer, environment);
  if (!target)
    return isInstalled(source, [environment.root, path.dirname(importer)]) ? undefined : { source, importer };
  if (seen.has(target) || /\.(?:css|json)$/.test(target) || imageExtension.test(target)) return undefined;
  if (!code.test(target)) return { source, importer };
  seen.add(target);
  record.dependencies.push(target);
  for (const [, inner = ''] of fs.readFileSync(target, 'utf8').matchAll(loading)) {
    const missing = missingImport(inner, target, context, seen);
    if (missing) return missing;
  }
  return undefined;
}

/** Returns the value of an imported name: the whole file, or the key that the name selects. */
function importedValue(specifier: ImportDeclaration['specifiers'][number], value: unknown): unknown {
  if (specifier.type !== 'ImportSpecifier') return value;
  const key = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
  return key === 'default'
    ? value
    : ((value as Record<string, unknown> | null | undefined)?.[String(key)] ?? null);
}

/** `const name = value`, the replacement for an import of data. */
function constant(name: string, value: unknown): VariableDeclaration {
  const declarator: VariableDeclarator = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name },
    init: valueToEstree(value),
  };
  return { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] };
}

/** Returns the file of a relative or `@site/` import, or undefined if it does not exist. */
function findLocal(source: string, importer: string, environment: CompileEnvironment): string | undefined {
  const base = /^\.{1,2}(?:\/|$)/.test(source)
    ? path.resolve(path.dirname(importer), source)
    : sitePath(source, environment);
  if (!base) return undefined;
  const candidates = [
    base,
    ...scriptExtensions.flatMap((ext) => [base + ext, path.join(base, `index${ext}`)]),
  ];
  return candidates.find((candidate) => fs.statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

/** Returns whether a package is installed in a `node_modules` folder of one of these folders or above. */
function isInstalled(source: string, folders: readonly string[]): boolean {
  if (/^[./]/.test(source) || source.startsWith('@site/')) return false;
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  return folders.some((start) => {
    for (let folder = start; ; folder = path.dirname(folder)) {
      if (fs.existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return true;
      if (folder === path.dirname(folder)) return false;
    }
  });
}

/**
 * Returns the problem of a name whose import cannot be resolved. Reported where the name is used; an unused name
 * is not reported.
 */
export function unresolvedImport(
  name: string,
  { source, importer }: MissingImport,
  file: VFile,
): Pick<ContentProblem, 'found' | 'expected' | 'fix'> {
  return {
    found: `${name}, imported from \`${source}\`, which is no file or installed package`,
    expected: 'a file beside the one that imports it, or an installed package',
    fix: `Correct the import in ${displayPath(importer, environmentOf(file))}.`,
  };
}
