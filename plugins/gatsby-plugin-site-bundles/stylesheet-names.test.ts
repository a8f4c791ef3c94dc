import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { stylesheetNames } from './stylesheet-names';

test('stylesheets are known by what the bundle of the browser wrote', () => {
  const assetsByChunkName = { app: ['app-1.js', 'styles.2.css'], page: ['styles.2.css', 'page-3.js'] };
  const folder = temporaryFolder('webpack', {
    'public/webpack.stats.json': JSON.stringify({ assetsByChunkName }),
  });
  expect(stylesheetNames(path.join(folder, 'public'))).toEqual(['styles.2.css']);
});
