import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { createFileFilter } from './file-nodes';

const root = temporaryFolder('file-nodes', {
  'page.mdx': 'Text\n',
  'module.mdx': '<A b={() => 1} />\n',
  '_part.mdx': 'Text\n',
  'a.png': 'Text',
});
const isIgnored = createFileFilter();
const look = (name: string) => isIgnored(path.join(root, name), fs.statSync(path.join(root, name)));

test('pages need no File node, unless they could be modules', () => {
  expect(['page.mdx', 'module.mdx', '_part.mdx', 'a.png', '.'].map(look)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(isIgnored(path.join(root, 'page.mdx'))).toBe(false);
});

test('an edit makes a page a module', () => {
  fs.writeFileSync(path.join(root, 'page.mdx'), 'A longer text with <A b={() => 1} />\n');
  expect(look('page.mdx')).toBe(false);
});
