import type { Identifier, Node, Program } from 'estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type ContentProblem, nearestName } from '../shared/content-error';
import { componentNames } from './component-table';
import { environmentOf, type FileRecord, reportUnknown } from './context';
import { freeNames, loopsOf, topLevelNames } from './free-names';
import { unresolvedImport } from './imports';
import { codePlace } from './place';
import { visit } from './visit';

/**
 * Remark plugin: checks the names that a file's code refers to. Code may use what the file declares and imports,
 * the site's components, and the JavaScript globals of every browser. Code with other names, such as `process`,
 * never runs: it is a mistake or, depending on the settings, left out.
 */
export function remarkNames() {
  return (tree: Root, file: VFile) => {
    const record = file.data.content as FileRecord;
    const isStrict = environmentOf(file).onUnknownComponent === 'throw';
    const programs = tree.children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? (programOf(node) ?? []) : [],
    );
    record.declared = topLevelNames(programs.flatMap(({ body }) => body));
    /** Names whose declarations are left out. Using them is not another mistake. */
    const lost = new Set<string>();
    const refuse = (code: Node | null | undefined): boolean => {
      if (!code) return false;
      const unknown = freeNames(code).filter(({ name }) => !isKnown(name, record));
      const problems = [
        ...loopsOf(code).map((loop) => describeLoop(loop, file)),
        ...unknown.filter(({ name }) => !lost.has(name)).map((name) => describeName(name, file)),
      ];
      for (const problem of problems) reportUnknown(problem, file);
      return problems.length > 0 || unknown.length > 0;
    };
    for (const program of programs) {
      program.body = program.body.filter((statement) => {
        if (!refuse(statement)) return true;
        for (const name of isStrict ? [] : topLevelNames([statement])) {
          record.declared.delete(name);
          lost.add(name);
        }
        return isStrict;
      });
    }
    tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm' || programOf(node)?.body.length);
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (refuse(programOf(node))) Object.assign(node, emptyExpression);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        node.attributes = node.attributes.filter((attribute) => {
          const owner = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
          return typeof owner !== 'object' || !refuse(owner?.data?.estree);
        });
    });
  };
}

const emptyExpression = {
  value: '',
  data: { estree: { type: 'Program', sourceType: 'module', body: [], comments: [] } },
};

function programOf(node: object): Program | undefined {
  return (node as { data?: { estree?: Program } }).data?.estree;
}

function isKnown(name: string, { bindings, declared }: FileRecord): boolean {
  const binding = bindings.get(name);
  if (binding) return binding.kind !== 'unknown';
  return declared.has(name) || (componentNames as readonly string[]).includes(name);
}

function describeLoop(loop: Node, file: VFile): ContentProblem {
  const keyword = loop.type === 'ForStatement' ? 'for' : loop.type === 'DoWhileStatement' ? 'do' : 'while';
  return {
    ...codePlace(loop, file),
    found: `a \`${keyword}\` loop in the code of a page`,
    expected: 'expressions and components, with `map()` to go through a list',
    fix: 'Move the code to its own file and import it.',
  };
}

function describeName(node: Identifier, file: VFile): ContentProblem {
  const { bindings, declared } = file.data.content as FileRecord;
  const binding = bindings.get(node.name);
  const near = nearestName(node.name, [...declared]);
  if (binding?.kind === 'unknown')
    return { ...codePlace(node, file), ...unresolvedImport(`\`${node.name}\``, binding.missing, file) };
  return {
    ...codePlace(node, file),
    found: `the undeclared name \`${node.name}\` in an expression`,
    expected: 'a name that the file declares or imports',
    fix: near
      ? `Did you mean \`${near}\`?`
      : 'Declare the name with `export const`, or write `\\{` for a plain brace.',
  };
}
