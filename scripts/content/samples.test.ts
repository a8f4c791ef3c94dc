import { join } from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { listPages } from './samples.mjs';

test('a path that is not there is named', () => {
  const folder = temporaryFolder('pages');
  expect(() => listPages([join(folder, 'none.mdx')])).toThrow(
    `${join(folder, 'none.mdx')} does not exist. Pass MDX files, or folders that contain them.`,
  );
});
