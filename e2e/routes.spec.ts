import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';

const plain = (path: string) => path.replace(/(.)\/$/, '$1');
const built = new Set(builtPages().map(({ path }) => plain(path)));
const below = (folder: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${folder}/${name} `)
    .join('');

/** Gatsby's page data: the component and its data. */
interface PageData {
  path: string;
  matchPath?: string;
  componentChunkName: string;
  result: { pageContext: object; data?: { doc?: { navigation: { sidebar: { name: string } | null } } } };
}
const dataOf = (path: string): PageData =>
  JSON.parse(
    readFileSync(join(publicFolder, 'page-data', path === '/' ? 'index' : path, 'page-data.json'), 'utf8'),
  );

/** Returns the name and items of a docs page's sidebar. */
const sidebarOf = (path: string) => dataOf(path).result.data?.doc?.navigation.sidebar;

const missing = (paths: string) =>
  paths
    .trim()
    .split(/\s+/)
    .filter((path) => !built.has(plain(path)));

test('every top-level route of the specification is a page [2.5]', () => {
  expect(
    missing(
      '/ /about/ /ai /ai-embed /blog /contact/ /experts/ /lambda/ /learn /player/ /search /showcase/ /showcase/add ' +
        '/success-stories /templates/',
    ),
  ).toEqual([]);
});

test('every route of posts, learn articles and stories is a page [2.7, 9.9]', () => {
  const posts =
    '1-1 1-2 1-3 1-4 1-5 2-0 2-1 2-2 2-3 2-4 2-5 2-6 3-0 3-1 3-2 3-3 4-0 company-licenses deployable-studio ' +
    'editor-starter faster-lambda introducing-remotion media-parser mediabunny seed-funding';
  const stories = 'a-million-dollars makestories shortvid typeframes yarx archive';
  expect(
    missing(
      [
        '/blog/page/2 /blog/page/3 /blog/archive /learn/apple-wow /learn/archive',
        ...posts.split(' ').map((name) => `/blog/${name}`),
        ...stories.split(' ').map((name) => `/success-stories/${name}`),
      ].join(' '),
    ),
  ).toEqual([]);
  expect(built.has('/blog/page/4')).toBe(false);
});

test('every template of the specification has a page [2.9]', () => {
  const names =
    'audiogram blank code-hike editor-starter google-tts hello-world javascript music-visualization next next-pages-dir ' +
    'next-tailwind overlay react-router recorder render-server skia stargazer still three tiktok tts';
  expect(
    missing(
      names
        .split(' ')
        .map((name) => `/templates/${name}`)
        .join(' '),
    ),
  ).toEqual([]);
});

test('every expert has a page of the directory [2.8]', () => {
  const experts = builtPages().filter(({ path }) => /^\/experts\/[^/]+\/?$/.test(path));
  expect(experts.length).toBeGreaterThanOrEqual(18);
});

test('every section root of the docs is a page [2.10]', () => {
  const names =
    'ai animated-emoji captions cli cloudrun lambda editor-starter recorder player media-parser webcodecs whisper-web paths ' +
    'shapes transitions studio timeline troubleshooting terminology contributing audio videos zod-types skia lottie gif ' +
    'google-fonts layout-utils licensing motion-blur noise preload api resources support investors';
  expect(
    missing(
      `/docs/ ${names
        .split(' ')
        .map((name) => `/docs/${name}`)
        .join(' ')}`,
    ),
  ).toEqual([]);
});

test('the areas of the docs have the pages that the specification names [2.11]', () => {
  expect(
    missing(
      below('/docs', '2-0-migration 3-0-migration 4-0-migration 5-0-migration 4-0-alpha') +
        below('/docs/cli', 'browser bundle compositions ffmpeg render still studio') +
        below('/docs/cloudrun', 'setup limits cli/render rendermediaoncloudrun') +
        below('/docs/lambda', 'setup cli api webhooks permissions limits cost-example rendermediaonlambda') +
        below('/docs/transitions', 'presentations timings presentations/fade timings/springtiming') +
        below('/docs', 'renderer studio miscellaneous/snippets/jumpcuts fonts react-18 tailwind'),
    ),
  ).toEqual([]);
});

test('four sidebars have their landing pages, and a few docs have none [2.12]', async ({ page }) => {
  const landings = {
    '/docs/': 'mainSidebar',
    '/docs/api': 'apiSidebar',
    '/docs/editor-starter/': 'editorStarterSidebar',
    '/docs/recorder/': 'recorderSidebar',
  };
  for (const [path, name] of Object.entries(landings))
    expect([path, sidebarOf(path)?.name]).toEqual([path, name]);
  for (const name of ['clipper', 'investors', 'ffmpeg', 'react-18', 'ssr-legacy', 'tailwind-legacy'])
    expect([name, sidebarOf(`/docs/${name}`)]).toEqual([name, null]);
  await open(page, '/docs/clipper');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs' })).toHaveCount(0);
});

test('every route is an exact one, with its component and its data [3.3]', () => {
  for (const { path } of builtPages()) {
    const { path: own, matchPath, componentChunkName, result } = dataOf(path);
    expect([path, own, matchPath]).toEqual([path, path, undefined]);
    expect([path, componentChunkName]).toEqual([path, expect.stringMatching(/^component---src-/)]);
    expect([path, typeof result.pageContext]).toEqual([path, 'object']);
  }
});
