import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { listen } from '../site/server.mjs';
import { createCollector } from './collector.mjs';

test('stores searches without personal data, and refuses everything else', async () => {
  const file = path.join(temporaryFolder('collector'), 'searches.jsonl');
  const server = createCollector(file);
  const url = `http://localhost:${await listen(server, 0)}/search-log`;
  const post = async (body: string) => (await fetch(url, { method: 'POST', body })).status;
  const search = { query: ' mail  ann@example.com or +49 171 1234567 ', hits: 0, chosen: null, ip: '::1' };

  expect(await post(JSON.stringify(search))).toBe(204);
  expect(
    await post(JSON.stringify({ query: 'fade', hits: 2, chosen: '/docs/fade', previous: 'blend' })),
  ).toBe(204);
  expect(await post('fade')).toBe(400);
  expect(await post('{"query": "fade", "hits": -1}')).toBe(400);
  expect(await post(JSON.stringify({ query: 'x'.repeat(3000), hits: 0 }))).toBe(400);
  expect((await fetch(url)).status).toBe(405);
  await new Promise((resolve) => server.close(resolve));

  expect(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { query: 'mail … or …', hits: 0, chosen: null, previous: null },
    { query: 'fade', hits: 2, chosen: '/docs/fade', previous: 'blend' },
  ]);
});
