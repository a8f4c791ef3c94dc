import path from 'node:path';
import { optionsOf } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { createSite } from '../../content';
import { checkApiIndex, withApiIndex, writeApiIndex } from '.';

const exports = ['zoom', 'Box'].map((name) => ({
  module: '@remotion/tools',
  name,
  kind: name === 'Box' ? 'component' : 'function',
  signature: name,
  members: [],
}));
const page = (name: string, text: string) =>
  `---\ntitle: ${name}\napi: {package: '@remotion/tools', export: ${name}}\n---\n\n${text}\n`;
const root = temporaryFolder('api-index', {
  'content/api/tools.json': JSON.stringify({ package: '@remotion/tools', version: '4.0.357', exports }),
  'content/docs/zoom.mdx': page('zoom', '`zoom()` makes | things `<div>` larger. More text.'),
  'content/docs/box.mdx': page('Box', 'Draws a box.'),
});
const list = writeApiIndex(
  createSite(optionsOf({ root, contentDir: path.join(root, 'content') })).structure(),
);
const comments = [
  '{/* The list below is written by `npm run update -- api-index`. */}',
  '{/* End of the list. */}',
];

test('every documented export has a line, by package, with the first sentence of its page', () => {
  expect(list).toBe(`## Project setup

### \`@remotion/tools\`

| Name | What it does |
|---|---|
| [\`<Box>\`](/docs/box) | Draws a box. |
| [\`zoom()\`](/docs/zoom) | Makes \\| things \`<div>\` larger. |`);
});

test('a list that is not the current one is a problem, a page without a list has none', () => {
  const outdated = `Lead\n\n${comments.join('\n\n')}\n\nEnd\n`;
  expect(checkApiIndex(outdated, list)).toMatchObject([{ file: 'content/docs/api.mdx', line: 3 }]);
  const current = withApiIndex(outdated, list);
  expect(current).toContain('\n\n## Project setup');
  expect(checkApiIndex(current, list)).toEqual([]);
  expect(checkApiIndex('Lead\n', list)).toEqual([]);
});
