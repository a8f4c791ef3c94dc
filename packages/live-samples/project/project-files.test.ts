import { projectFiles } from './project-files';

const options = { width: 640, height: 360, fps: 25, durationInFrames: 50, posterFrame: 0 };
const versions = {
  remotion: '4.0.357',
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@remotion/noise': '4.0.332',
};
const project = (...files: [name: string, code: string][]) =>
  projectFiles({
    files: files.map(([name, code]) => ({ name, code })),
    options,
    versions,
    url: 'https://example.com/learn/a',
  });

test('a project has the files, a composition of them, and the packages that they import', () => {
  const { texts, assets } = project(
    [
      'src/Video.tsx',
      "import {noise2D} from '@remotion/noise';\nimport {loadFont} from '@remotion/google-fonts/Inter';\nimport {a} from './a';\nexport const Part = () => null;\nexport const Video = () => staticFile('beat.wav');",
    ],
    ['src/a.ts', 'export const a = 1;'],
  );
  expect(Object.keys(texts).sort()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'src/Root.tsx',
    'src/Video.tsx',
    'src/a.ts',
    'src/index.ts',
    'tsconfig.json',
  ]);
  expect(texts['src/Root.tsx']).toContain("import {Video} from './Video';");
  expect(texts['src/Root.tsx']).toContain('durationInFrames={50}');
  expect(JSON.parse(texts['package.json'] ?? '').dependencies).toEqual({
    '@remotion/cli': '4.0.357',
    '@remotion/google-fonts': '4.0.357',
    '@remotion/noise': '4.0.332',
    react: '18.3.1',
    'react-dom': '18.3.1',
    remotion: '4.0.357',
  });
  expect(texts['README.md']).toContain('https://example.com/learn/a');
  expect(assets).toEqual(['beat.wav']);
});

test('the README says how to load the font that the preview has, if the sample names it', () => {
  const readmeOf = (fontFamily: string) =>
    project(['src/A.tsx', `export const A = () => <p style={{fontFamily: ${fontFamily}}} />;`]).texts[
      'README.md'
    ];
  expect(readmeOf("'Inter, sans-serif'")).toContain('`@remotion/google-fonts/Inter`');
  expect(readmeOf("'Georgia'")).not.toContain('google-fonts');
});

test('a default export and a file outside of src are found', () => {
  const { texts } = project(['Card.tsx', 'export default function Card() {}']);
  expect(texts['src/Root.tsx']).toContain("import Video from './Card';");
  expect(texts['src/Card.tsx']).toBe('export default function Card() {}\n');
});

test('a sample with a composition of its own starts with it, and with the zod that the Studio works with', () => {
  const { texts } = project([
    'src/Root.tsx',
    "import {Composition} from 'remotion';\nimport {z} from 'zod';\nexport const Root = () => <Composition id=\"Word\" />;",
  ]);
  expect(Object.keys(texts).filter((name) => name.startsWith('src/'))).toEqual([
    'src/Root.tsx',
    'src/index.ts',
  ]);
  expect(texts['src/index.ts']).toContain("import {Root} from './Root';");
  const { scripts, dependencies } = JSON.parse(texts['package.json'] ?? '');
  expect(scripts.build).toBe('remotion render Word out/video.mp4');
  expect(dependencies.zod).toBe('3.22.3');
});

test('types of the Studio come with zod, even if only they are imported', () => {
  const { texts } = project([
    'src/Word.tsx',
    "import {zColor} from '@remotion/zod-types';\nexport const color = zColor();",
  ]);
  const { dependencies } = JSON.parse(texts['package.json'] ?? '');
  expect(dependencies).toMatchObject({ '@remotion/zod-types': '4.0.357', zod: '3.22.3' });
});

test('a sample with a Player is a web app', () => {
  const { texts } = project([
    'src/Page.tsx',
    "import {Player} from '@remotion/player';\nexport const Page = () => <Player />;",
  ]);
  expect(texts['src/main.tsx']).toContain("import {Page as App} from './Page';");
  expect(texts['index.html']).toContain('/src/main.tsx');
  const { scripts, dependencies, devDependencies } = JSON.parse(texts['package.json'] ?? '');
  expect(scripts).toEqual({ dev: 'vite', build: 'vite build' });
  expect(Object.keys(dependencies)).toEqual(['@remotion/player', 'react', 'react-dom', 'remotion']);
  expect(devDependencies.vite).toBe('^7.0.0');
  expect(texts['README.md']).toContain('`npm run dev` starts the app');
});
