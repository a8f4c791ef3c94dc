import path from 'node:path';
import { filesBelow } from '../../packages/content/model/read-folder';
import { temporaryFolder } from '../../test/support/temporary';
import { sweep } from './sweep';

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
    'static/apis/0123.json': '',
    'static/apis/0123.json.br': '',
    'static/search/texts-0123.json': '',
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
