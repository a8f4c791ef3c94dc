import { summarizeLoads } from './weigh.mjs';

test('kinds are summed for each page before the median is taken, and shared files are not a page’s own', () => {
  const shared = { path: '/main.js', kind: 'scripts', bytes: 100 };
  const font = { path: '/font.woff2', kind: 'others', bytes: 1000 };
  const pages = [3, 7, 5].map((bytes) => [
    { path: `/${bytes}`, kind: 'html', bytes: 10 * bytes },
    { path: `/${bytes}.js`, kind: 'scripts', bytes },
    { path: `/${bytes}.json`, kind: 'data', bytes: 1 },
    shared,
    font,
  ]);
  expect(summarizeLoads(pages)).toEqual({
    html: { files: 1, bytes: 50 },
    css: { files: 0, bytes: 0 },
    scripts: { files: 2, bytes: 105 },
    data: { files: 1, bytes: 1 },
    text: { files: 4, bytes: 156 },
    others: { files: 1, bytes: 1000 },
    ofThePageAlone: { files: 2, bytes: 6 },
  });
});
