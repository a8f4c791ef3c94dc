import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../packages/content/model/read-folder';
import { temporaryFolder } from '../../test/support/temporary';
import { missingFiles, sweep } from './sweep';

test('a built site has exactly the files of its last build', () => {
  const made = {
    'index.html': '',
    '404.html': '',
    'docs/index.html': '',
    'docs/index.html.br': '',
    'docs/a/index.html': '',
    'page-data/index/page-data.json': '',
    'page-data/404.html/page-data.json': '',
    'page-data/docs/page-data.json': '',
    'page-data/docs/a/page-data.json': '',
    'page-data/app-data.json': '',
    'page-data/sq/d/1.json': '',
    'docs/a.md': '',
    'docs/a.md.gz': '',
    'logo.svg': '',
    'app-0123.js': '',
    'static/app-0123.js': '',
    'webpack.stats.json': '',
    _headers: '',
  };
  const leftOver = {
    'docs/gone/index.html': '',
    'page-data/docs/gone/page-data.json': '',
    'docs/gone.md': '',
    'docs/gone.md.br': '',
    'cards/docs/gone.jpg': '',
    'old-logo.svg': '',
  };
  const root = temporaryFolder('sweep', {
    ...Object.fromEntries(
      Object.entries({ ...made, ...leftOver }).map(([name, text]) => [`public/${name}`, text]),
    ),
    'static/logo.svg': '',
  });
  const publicFolder = path.join(root, 'public');
  sweep({
    publicFolder,
    staticFolders: [path.join(root, 'static')],
    routes: ['/', '/404.html', '/docs/', '/docs/a'],
    files: [path.join(publicFolder, 'docs/a.md')],
  });
  const names = filesBelow(publicFolder).map((file) => path.relative(publicFolder, file));
  expect(names.sort()).toEqual(Object.keys(made).sort());
});

test('a page, a bundle and a file beside them that were deleted during the build are missing', () => {
  const chunks = { app: ['static/app-0123.js', 'static/styles-4567.css'] };
  const root = temporaryFolder('sweep', {
    'public/docs/index.html': '',
    'public/page-data/docs/page-data.json': '',
    'public/docs.md': '',
    'public/static/app-0123.js': '',
    'public/static/styles-4567.css': '',
    'public/webpack.stats.json': JSON.stringify({ assetsByChunkName: chunks }),
  });
  const publicFolder = path.join(root, 'public');
  const missing = () =>
    missingFiles({ publicFolder, routes: ['/docs'], files: [path.join(publicFolder, 'docs.md')] });
  expect(missing()).toEqual([]);
  for (const name of ['docs/index.html', 'static/app-0123.js', 'docs.md'])
    fs.rmSync(path.join(publicFolder, name));
  expect(missing()).toEqual(['docs.md', 'docs/index.html', 'static/app-0123.js']);
  fs.rmSync(publicFolder, { recursive: true });
  expect(missing()).toContain('webpack.stats.json');
});
