import fs from 'node:fs';
import path from 'node:path';
import { testEnvironment } from '../../../test/support/compile';
import { compileContent } from '../compile';
import { readBlocks } from './blocks';
import { htmlEvents } from './tree-events';

const root = path.resolve(__dirname, '../../..');

test('an element that closes itself is closed, also in an SVG', () => {
  const html =
    '<svg viewBox="0 0 8 8"><rect width="4" /><path d="M0 0h8"/><g hidden/></svg><p><input disabled/><br></p>';
  expect([...htmlEvents(html)].map((event) => ('tag' in event ? `${event.type} ${event.tag}` : ''))).toEqual([
    'open svg',
    ...['rect', 'path', 'g'].flatMap((tag) => [`open ${tag}`, `close ${tag}`]),
    'close svg',
    'open p',
    ...['input', 'br'].flatMap((tag) => [`open ${tag}`, `close ${tag}`]),
    'close p',
  ]);
});

const diagrams = fs.readdirSync(path.join(root, 'content/diagrams')).map((name) => path.parse(name).name);

test.each(diagrams)('text after the diagram %s is searched', async (name) => {
  const file = path.join(root, 'content/docs/page.mdx');
  const source = `<Diagram name="${name}" caption="What it shows." />\n\nText that follows.\n\n- And a list\n`;
  const { tree } = await compileContent(file, source, testEnvironment(root));
  expect(JSON.stringify(tree)).toContain('<svg');
  expect(readBlocks(tree ?? []).blocks).toEqual([{ kind: 'text', text: 'Text that follows. And a list' }]);
});
