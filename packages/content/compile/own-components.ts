import fs from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { VFile } from 'vfile';
import { environmentOf } from './context';
import { topLevelNames } from './free-names';
import { visit } from './visit';

/**
 * Remark plugin: imports the components of another project that a file uses without an import. Its folder,
 * `CONTENT_COMPONENTS`, has a file or a folder for each, of the same name.
 */
export function remarkOwnComponents() {
  return (tree: Root, file: VFile) => {
    const { componentsDir } = environmentOf(file);
    if (!componentsDir) return;
    const known = topLevelNames(
      tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [])),
    );
    const imports = new Map<string, MdxjsEsm>();
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = /^[A-Z]\w*/.exec(node.name ?? '')?.[0];
      if (!name || known.has(name) || imports.has(name)) return;
      const target = findComponent(componentsDir, name);
      if (target) imports.set(name, importOf(name, target, path.dirname(file.path)));
    });
    tree.children.unshift(...imports.values());
  };
}

/** Returns a text that changes whenever the folder has other components. */
export function componentsKey(componentsDir: string | undefined): string {
  if (!componentsDir || !fs.existsSync(componentsDir)) return '';
  return fs.readdirSync(componentsDir).sort().join(' ');
}

/** Returns the file of a component: `Name.tsx`, or the index of a folder `Name`. */
function findComponent(folder: string, name: string): string | undefined {
  return ['.tsx', '.jsx', '.ts', '.js']
    .flatMap((extension) => [name + extension, path.join(name, `index${extension}`)])
    .map((candidate) => path.join(folder, candidate))
    .find((candidate) => fs.existsSync(candidate));
}

/** `import Name from '../components/Name.tsx'`; with braces if the file has no default export. */
function importOf(name: string, target: string, folder: string): MdxjsEsm {
  const relative = path.relative(folder, target).split(path.sep).join('/');
  const source = relative.startsWith('.') ? relative : `./${relative}`;
  const local = { type: 'Identifier' as const, name };
  const isDefault = /\bexport\s+(?:default\b|\{[^}]*\bdefault\b)/.test(fs.readFileSync(target, 'utf8'));
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [
      isDefault
        ? { type: 'ImportDefaultSpecifier', local }
        : { type: 'ImportSpecifier', local, imported: { ...local } },
    ],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
    attributes: [],
  };
  const estree: Program = { type: 'Program', sourceType: 'module', body: [statement] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
