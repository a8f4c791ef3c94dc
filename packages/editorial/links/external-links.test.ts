import { join } from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { findDeadLinks, findExternalLinks } from './external-links';

const page = `See [one](https://one.example/page#part) and <https://two.example>.

\`\`\`sh
curl https://code.example
\`\`\`

Again https://one.example/page.
`;

test('finds each address once, with its places, and none in code', () => {
  const root = temporaryFolder('links', { 'content/docs/a.mdx': page });
  expect(findExternalLinks(root, join(root, 'content'))).toEqual([
    { url: 'https://one.example/page', places: ['content/docs/a.mdx:1', 'content/docs/a.mdx:7'] },
    { url: 'https://two.example', places: ['content/docs/a.mdx:1'] },
  ]);
});

test('a page that is gone and a host that does not exist are dead, a refusal is not', async () => {
  const statuses: Record<string, number> = { ok: 200, gone: 410, missing: 404, refused: 403, broken: 503 };
  const links = [...Object.keys(statuses), 'nowhere', 'slow'].map((url) => ({ url, places: [] }));
  const ask = async (url: string) => {
    if (url === 'nowhere') throw Object.assign(new Error('fetch failed'), { cause: { code: 'ENOTFOUND' } });
    if (url === 'slow') throw new Error('The operation was aborted due to timeout');
    return statuses[url] ?? 0;
  };
  const dead = await findDeadLinks(links, ask);
  expect(dead.map(({ link, found }) => [link.url, found])).toEqual([
    ['gone', 'status 410'],
    ['missing', 'status 404'],
    ['nowhere', 'no such host'],
  ]);
});
