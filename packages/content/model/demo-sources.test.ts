import { join } from 'node:path';
import { demoTypes } from '../demos';
import { demoSource } from './demo-sources';

const root = join(__dirname, '../../..');
const text = (html: string) =>
  html
    .replace(/<figcaption.*?<\/figcaption>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');

test('a source is the file of the demo and what it uses of ours, nearest first', () => {
  expect(demoSource(root, 'bezier').map(({ name }) => name)).toEqual([
    'bezier.tsx',
    'drawing.tsx',
    'easing-plot.tsx',
    'paper.tsx',
  ]);
});

test('it is highlighted, whole, and without notes to our linter', () => {
  const [file] = demoSource(root, 'text');
  expect(file?.html).toContain('<figcaption class="code-title">text.tsx</figcaption>');
  expect(file?.html).toContain('<span class="token keyword">import</span>');
  expect(file?.html).toContain('data-copy');
  expect(text(String(file?.html))).toContain(
    'const shown = spring({ frame: frame - index * stagger, fps, config: { damping } });',
  );
  expect(file?.html).not.toContain('biome-ignore');
});

test('every demo has one', () => {
  for (const type of demoTypes) expect(demoSource(root, type)[0]?.name).toMatch(`${type}.tsx`);
});
