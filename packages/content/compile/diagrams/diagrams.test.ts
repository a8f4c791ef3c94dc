import fs from 'node:fs';
import path from 'node:path';
import { compileError, compileText } from '../../../../test/support/compile';
import { checkYaml } from '../../model/schema/check-yaml';
import { readYaml } from '../../model/schema/yaml';
import type { ContentProblem } from '../../shared/content-error';
import { diagramSvg } from './draw';
import { diagramSchema } from './schema';

const folder = path.resolve('content/diagrams');
const words =
  'title: A thing\ndescription: A thing is made of parts, and this sentence says which of them, and how they are joined.\n';
const flow = `kind: flow\n${words}steps:\n  - row: [A & B]\n  - row: [{text: C, tone: solid}]\n`;
const page = (yaml: string, tag = '<Diagram name="thing" caption="Two parts." />') =>
  [tag, { 'content/diagrams/thing.yaml': yaml }] as const;

async function svgOf(yaml: string): Promise<string> {
  const { tree, dependencies } = await compileText(...page(yaml));
  expect(dependencies).toEqual([expect.stringMatching(/content\/diagrams\/thing\.yaml$/)]);
  return (tree?.[0] as { html: string }).html;
}

test('a diagram is a figure of finished HTML with a title, a description and a caption, and no component', async () => {
  const { tree } = await compileText(...page(flow));
  expect(tree).toEqual([{ tag: 'figure', props: { className: 'diagram' }, html: expect.any(String) }]);
  const html = await svgOf(flow);
  expect(html).toMatch(
    /^<svg viewBox="[^"]+" [^>]*role="img" aria-labelledby="diagram-thing" aria-describedby="diagram-thing-text">/,
  );
  expect(html).toContain(
    '<title id="diagram-thing">A thing</title><desc id="diagram-thing-text">A thing is made',
  );
  expect(html).toContain('>A &amp; B</text>');
  expect(html).toMatch(/<\/svg><figcaption>Two parts\.<\/figcaption>$/);
});

test('bars of a timeline are where their frames are', async () => {
  const lanes = 'lanes:\n  - {label: "`A`", bars: [{from: 0, to: 50}, {from: 50, to: 100, tone: accent}]}\n';
  const html = await svgOf(
    `kind: timeline\n${words}axis: {from: 0, to: 100, ticks: [0, 50], label: Frames}\n${lanes}`,
  );
  expect(
    [...html.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(([, ...at]) => at),
  ).toEqual([
    ['10', '168.5'],
    ['180', '168.5'],
  ]);
  expect(html).toMatch(/<tspan font-family="var\(--font-code\)"[^>]*>A<\/tspan>/);
});

test('a bar that ends before it begins is a mistake with its line', async () => {
  const lanes = 'lanes:\n  - label: A\n    bars:\n      - from: 60\n        to: 30\n';
  const axis = 'axis: {from: 0, to: 100, ticks: [0, 50], label: Frames}\n';
  const message = await compileError(...page(`kind: timeline\n${words}${axis}${lanes}`));
  expect(message).toContain('thing.yaml:9\n');
  expect(message).toContain('expected: a number greater than `from`');
});

test('a plot has the values of the function', async () => {
  const axes = 'x: {from: 0, to: 10, ticks: [0], label: x}\ny: {from: 0, to: 1, ticks: [0], label: y}\n';
  const curve = 'curves: [{name: line, interpolate: {input: [0, 5], output: [0, 1], right: clamp}}]\n';
  const html = await svgOf(`kind: plot\n${words}${axes}${curve}`);
  // From the lower left corner to the top center, then to the right: straight segments have no points in
  // between.
  expect(/stroke="var\(--accent\)"[^>]* d="([^"]+)"/.exec(html)?.[1]).toBe('M40 214L194 24L348 24');
});

test('a diagram that does not exist, or has no caption, is an error with a fix', async () => {
  expect(await compileError(...page(flow, 'Text\n\n<Diagram name="thin" caption="x" />'))).toBe(
    [
      'content/docs/page.mdx:3:1',
      '  found:    the diagram `thin`, which does not exist',
      '  expected: the name of a file in `diagrams` in the content folder, without `.yaml`',
      '  fix:      Did you mean `thing`?',
    ].join('\n'),
  );
  expect(await compileError(...page(flow, '<Diagram name="thing" />'))).toContain(
    'the diagram `thing` without a caption',
  );
});

test('a mistake in a diagram names its line', async () => {
  expect(await compileError(...page(flow.replace('solid', 'loud')))).toContain(
    'content/diagrams/thing.yaml:6\n  found:    `steps.1.row.0.tone`: "loud"\n',
  );
  expect(await compileError(...page('kind: [flow'))).toContain('content/diagrams/thing.yaml:1');
});

test('every diagram of the content can be drawn, and some page shows it', async () => {
  const pages = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => fs.readFileSync(path.join('content', name), 'utf8'))
    .join('\n');
  for (const file of fs.readdirSync(folder)) {
    const problems: ContentProblem[] = [];
    const yaml = readYaml(fs.readFileSync(path.join(folder, file), 'utf8'), file, problems);
    const diagram = checkYaml(yaml, diagramSchema, file, problems);
    if (!diagram) throw new Error(JSON.stringify(problems));
    const name = path.basename(file, '.yaml');
    expect(await diagramSvg(name, diagram)).not.toMatch(/NaN|undefined|Infinity/);
    expect(pages).toContain(`<Diagram name="${name}" `);
  }
});
