import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { checkYaml } from '../../model/schema/check-yaml';
import { readYaml } from '../../model/schema/yaml';
import { type ContentProblem, suggestName } from '../../shared/content-error';
import { escapeHtml } from '../../shared/escape-html';
import { environmentOf, type FileRecord } from '../context';
import { htmlElement, type Jsx } from '../nodes';
import { displayPath, placeOf } from '../place';
import { visit } from '../visit';
import { diagramSvg } from './draw';
import { diagramSchema } from './schema';

/**
 * Remark plugin: turns `<Diagram name="lambda-render" caption="…" />` into a figure with the SVG of
 * `content/diagrams/lambda-render.yaml`. The browser needs no code for it.
 */
export function remarkDiagrams() {
  return async (tree: Root, file: VFile) => {
    const found: { node: Jsx; parent: { children: unknown[] } }[] = [];
    visit(tree, (node, _index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Diagram' && parent) found.push({ node, parent });
    });
    for (const { node, parent } of found) {
      const figure = await toFigure(node, file);
      parent.children.splice(parent.children.indexOf(node), 1, ...(figure ? [figure] : []));
    }
  };
}

async function toFigure(node: Jsx, file: VFile) {
  const record = file.data.content as FileRecord;
  const environment = environmentOf(file);
  const attributes = Object.fromEntries(
    node.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [])),
  );
  const { name, caption } = attributes;
  const folder = path.join(environment.contentDir, 'diagrams');
  const source = path.join(folder, `${name}.yaml`);
  if (typeof name !== 'string' || typeof caption !== 'string' || !fs.existsSync(source)) {
    record.problems.push({ ...placeOf(node, file), ...describeUsage(name, caption, folder) });
    return undefined;
  }
  record.dependencies.push(source);
  const shown = displayPath(source, environment);
  const yaml = readYaml(fs.readFileSync(source, 'utf8'), shown, record.problems);
  const diagram = checkYaml(yaml, diagramSchema, shown, record.problems);
  if (!diagram) return undefined;
  const html = `${await diagramSvg(name, diagram)}<figcaption>${escapeHtml(caption)}</figcaption>`;
  return htmlElement('flow', 'figure', html, { className: 'diagram' });
}

function describeUsage(name: unknown, caption: unknown, folder: string): Omit<ContentProblem, 'file'> {
  if (typeof name === 'string' && typeof caption !== 'string')
    return {
      found: `the diagram \`${name}\` without a caption`,
      expected:
        'a sentence that says what to look for, as in `caption="Each chunk is rendered by a function."`',
    };
  const known = fs.existsSync(folder)
    ? fs.readdirSync(folder).flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? [])
    : [];
  return {
    found:
      typeof name === 'string'
        ? `the diagram \`${name}\`, which does not exist`
        : 'a `<Diagram>` without a name',
    expected: 'the name of a file in `diagrams` in the content folder, without `.yaml`',
    fix: suggestName(String(name ?? ''), known),
  };
}
