import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../scripts/root.mjs';
import { temporaryFolder } from './support/temporary';

test('editors know the components and their props', () => {
  const folder = temporaryFolder('editor-types', {
    'tsconfig.json': JSON.stringify({
      extends: path.join(root, 'content/tsconfig.json'),
      files: [path.join(root, '.vscode/mdx-components.d.ts'), 'use.ts'],
      include: [],
    }),
    'use.ts': `type Props<Name extends keyof MDXProvidedComponents> = Parameters<MDXProvidedComponents[Name]>[0];
export const tabs: Props<'Tabs'> = { groupId: 'os' };
export const demo: Props<'Demo'> = { type: 'spring' };
// @ts-expect-error
export const misspelled: Props<'Tabs'> = { gropId: 'os' };
// @ts-expect-error
export const unknown: Props<'Tabz'> = {};
`,
  });
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
