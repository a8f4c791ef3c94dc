import { temporaryFolder, writeFiles } from '../../test/support/temporary';
import { cacheFolder } from '../content-model/cache-folder';
import { compileBeside } from './compile-beside';
import { startTask } from './start';

jest.mock('./start');

const root = temporaryFolder('compile-beside', {
  'src/mdx/compile/index.ts': '',
  'src/shared/paths.ts': '',
  'content/docs/a.mdx': '',
  'content/docs/b.md': '',
  'content/docs/c.mdx': '',
  'content/blog/d.mdx': '',
  'content/blog/picture.png': '',
});

test('content is compiled beside the development server until half of it is kept', async () => {
  writeFiles(cacheFolder(root), { '1.json': '{}' });
  await compileBeside(root);
  expect(startTask).toHaveBeenCalledTimes(1);
  writeFiles(cacheFolder(root), { '2.json': '{}' });
  await compileBeside(root);
  expect(startTask).toHaveBeenCalledTimes(1);
});
