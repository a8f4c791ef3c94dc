import path from 'node:path';
import { editQuery } from '../../../packages/content/shared/edits';
import { temporaryFolder } from '../../../test/support/temporary';
import { serveEditor } from './open-in-editor';

const project = temporaryFolder('editor', { 'root/content/docs/a.mdx': '', 'other/docs/b.mdx': '' });
const fileOf = (name: string) => path.join(project, name);

/** Returns the status of a request, and the file and line at which Gatsby then opens the editor. */
function ask(query: string, contentDir = 'root/content') {
  const get = jest.fn();
  serveEditor({ get }, () => ({
    folders: { root: fileOf('root'), contentDir: fileOf(contentDir) },
    fileOfRoute: (route) => (route === '/docs/a' ? fileOf('root/content/docs/a.mdx') : undefined),
    pages: () => [{ path: '/about/', component: '/src/pages/about.tsx?x=1' }],
  }));
  const writeHead = jest.fn();
  get.mock.calls[0][1]({ url: `/__edit?${query}` }, { writeHead, end: () => undefined });
  const [status, headers] = writeHead.mock.calls[0];
  const address = new URL(headers?.Location ?? '', 'http://localhost');
  return [status, address.searchParams.get('fileName'), address.searchParams.get('lineNumber')];
}

test('a message opens its file at its line, even if the content is elsewhere', () => {
  const message = (file: string, line?: number) => editQuery({ file, ...(line ? { line } : {}) });
  expect(ask(message('content/docs/a.mdx', 5))).toEqual([302, fileOf('root/content/docs/a.mdx'), '5']);
  expect(ask(message('content/docs/a.mdx'))).toEqual([302, fileOf('root/content/docs/a.mdx'), '1']);
  expect(ask(message('other/docs/b.mdx', 2), 'other')).toEqual([302, fileOf('other/docs/b.mdx'), '2']);
});

test('a page opens its content file, or else its component', () => {
  expect(ask('path=/docs/a')).toEqual([302, fileOf('root/content/docs/a.mdx'), '1']);
  expect(ask('path=/about')).toEqual([302, '/src/pages/about.tsx', '1']);
});

test('what has no file opens nothing', () => {
  for (const query of ['path=/nowhere', 'file=gone.mdx', '']) expect(ask(query)).toEqual([204, null, null]);
});
