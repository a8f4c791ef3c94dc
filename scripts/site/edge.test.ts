/** @jest-environment node */
import markdown, { onRequest } from './edge.mjs';

const files: Record<string, string> = {
  '/': 'home',
  '/about/': 'about',
  '/index.md': '# Home',
  '/about.md': '# About',
  '/404.md': '# Page not found',
  '/a.png': 'x',
};

async function next(input?: Request | string): Promise<Response> {
  const { pathname } = new URL(typeof input === 'string' ? input : (input as Request).url);
  const text = files[pathname];
  return new Response(text ?? 'lost', { status: text === undefined ? 404 : 200 });
}

const ask = (path: string, accept: string) => new Request(`https://a.dev${path}`, { headers: { accept } });

test.each([
  ['/', 'text/markdown', 200, '# Home'],
  ['/about/', 'text/markdown, */*', 200, '# About'],
  ['/about/?a=b', 'text/markdown', 200, '# About'],
  ['/about/', 'text/html', 200, 'about'],
  ['/nothing', 'text/markdown', 404, '# Page not found'],
  ['/nothing', 'text/html', 404, 'lost'],
  ['/about.md', '*/*', 200, '# About'],
  ['/nothing.md', '*/*', 404, '# Page not found'],
])('%s for a request that accepts %s', async (path, accept, status, text) => {
  for (const response of [
    await onRequest({ request: ask(path, accept), next }),
    await markdown(ask(path, accept), { next }),
  ]) {
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('vary')).toBe('Accept');
  }
});

test('files are passed on as they are', async () => {
  const response = await onRequest({ request: ask('/a.png', 'text/markdown'), next });
  expect([await response.text(), response.headers.get('vary')]).toEqual(['x', null]);
});
