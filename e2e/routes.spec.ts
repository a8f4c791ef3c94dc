import { builtPages } from './support/built-site';
import { expect, test } from './support/test';

const plain = (path: string) => path.replace(/(.)\/$/, '$1');
const built = new Set(builtPages().map(({ path }) => plain(path)));
const missing = (paths: string) =>
  paths
    .trim()
    .split(/\s+/)
    .filter((path) => !built.has(plain(path)));

test('every top-level route of the specification is a page', () => {
  expect(
    missing(
      '/ /about/ /ai /ai-embed /blog /contact/ /experts/ /lambda/ /learn /player/ /search /showcase/ /showcase/add ' +
        '/success-stories /templates/',
    ),
  ).toEqual([]);
});

test('every route of posts, learn articles and stories is a page', () => {
  expect(
    missing(
      '/blog/page/2 /blog/archive /learn/apple-wow /learn/archive /success-stories/archive ' +
        '/success-stories/a-million-dollars',
    ),
  ).toEqual([]);
});

test('every template of the specification has a page', () => {
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

test('every expert has a page of the directory', () => {
  const experts = builtPages().filter(({ path }) => /^\/experts\/[^/]+\/?$/.test(path));
  expect(experts.length).toBeGreaterThanOrEqual(18);
});

test('every section root of the docs is a page', () => {
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
