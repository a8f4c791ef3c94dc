import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { type DemoType, demoOf, demoTypes } from '../demos';
import { posterName } from '../demos/poster';
import { posterFile, posterModes } from '../demos/poster-file';
import type { DemoValues } from '../demos/types';
import { limitedValue, refusal, valuesOf } from '../demos/values';
import { type ContentProblem, suggestName } from '../shared/content-error';
import { type CompileEnvironment, environmentOf, reportUnknown } from './context';
import { type Jsx, jsxAttribute } from './nodes';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: validates the attributes of a `<Demo>` and adds all data about the demo, so that the page
 * can render its controls without the registry of demos.
 */
export function remarkDemos() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'Demo') return;
      const found = readDemo(node, file);
      if ('problem' in found) {
        reportUnknown(found.problem, file);
        node.name = null;
        node.attributes = [];
      } else node.attributes = found.attributes;
    });
  };
}

function readDemo(node: Jsx, file: VFile): { attributes: MdxJsxAttribute[] } | { problem: ContentProblem } {
  const refuse = (problem: Pick<ContentProblem, 'found' | 'expected' | 'fix'>) => ({
    problem: { ...placeOf(node, file), ...problem },
  });
  const { type, caption, ...given } = Object.fromEntries(node.attributes.map(readAttribute));
  if (!isDemoType(type)) {
    return refuse({
      found:
        type === undefined ? 'a `<Demo>` without a type' : `a \`<Demo>\` with the unknown type \`${type}\``,
      expected: 'the name of a demo from packages/content/demos',
      fix: suggestName(String(type ?? ''), demoTypes),
    });
  }
  const demo = demoOf(type);
  for (const [name, value] of Object.entries(given)) {
    const control = demo.controls[name];
    const fix = control ? undefined : suggestName(name, Object.keys(demo.controls));
    const expected = control ? refusal(control, value) : `a control of the demo \`${type}\`, or \`caption\``;
    if (expected === null) continue;
    return refuse({
      found: control ? `\`${name}\` with the value ${show(value)}` : `the attribute \`${name}\``,
      expected,
      ...(fix ? { fix } : {}),
    });
  }
  const values = given as DemoValues;
  const whole = valuesOf(demo, values);
  for (const [name, control] of Object.entries(demo.controls)) {
    const value = whole[name] ?? control.default;
    const nearest = limitedValue(control, value, whole);
    if (nearest === value) continue;
    return refuse({
      found: `\`${name}\` with the value ${show(value)}`,
      expected: `with the other values, ${nearest} ${nearest < value ? 'at most' : 'at least'}`,
    });
  }
  const props = {
    type,
    ...demo,
    ...(caption === undefined ? {} : { caption }),
    poster: drawnPoster(type, values, environmentOf(file)),
    ...(Object.keys(values).length > 0 ? { values } : {}),
  };
  return { attributes: Object.entries(props).map(([name, value]) => jsxAttribute(name, value)) };
}

/** Returns the name and value of a `<Demo>` attribute, if the value is a string or number literal. */
export function readAttribute(attribute: Jsx['attributes'][number]): [string, unknown] {
  if (attribute.type !== 'mdxJsxAttribute') return ['{…}', undefined];
  const { name, value } = attribute;
  if (typeof value === 'string') return [name, value];
  if (!value) return [name, true];
  const text = value.value.trim();
  return [name, text !== '' && Number.isFinite(Number(text)) ? Number(text) : stringLiteral(text)];
}

function stringLiteral(text: string): string | undefined {
  return /^(['"])(.*)\1$/.exec(text)?.[2];
}

function isDemoType(type: unknown): type is DemoType {
  return (demoTypes as unknown[]).includes(type);
}

function show(value: unknown): string {
  return value === undefined ? 'of an expression' : `\`${String(value)}\``;
}

/**
 * Returns the poster for these values, if `npm run update -- posters` has rendered one; else the demo's default poster.
 */
function drawnPoster(type: DemoType, values: DemoValues, { staticDir }: CompileEnvironment): string {
  const name = posterName(type, values);
  const isDrawn = posterModes.every((mode) => fs.existsSync(path.join(staticDir, posterFile(name, mode))));
  return isDrawn ? name : type;
}
