import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support/temporary';

let folders: string[];

test('temporary folders have their files, each its own', () => {
  folders = ['a', 'b'].map((text) => temporaryFolder('folders', { 'docs/page.mdx': text }));
  expect(folders.map((folder) => fs.readFileSync(path.join(folder, 'docs/page.mdx'), 'utf8'))).toEqual([
    'a',
    'b',
  ]);
});

// Registered after the hook that removes the folders, so it runs after that hook.
afterAll(() => expect(folders.filter((folder) => fs.existsSync(folder))).toEqual([]));
