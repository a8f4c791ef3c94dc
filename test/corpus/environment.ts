import fs from 'node:fs';
import path from 'node:path';
import type { CompileEnvironment } from '../../packages/content/compile/context';

const contentDir = path.join(__dirname, 'content');

/**
 * The corpus as the content of its own site: `data/` and `static/` are where another tool's project has them.
 */
export const corpusEnvironment: CompileEnvironment = {
  root: __dirname,
  contentDir,
  staticDir: path.join(__dirname, 'static'),
  pathPrefix: '',
  onUnknownComponent: 'throw',
  onBrokenLinks: 'throw',
  routeOfFile: (file) =>
    fs.existsSync(file) ? `/${path.relative(contentDir, file).replace(/(index)?\.mdx$/, '')}` : undefined,
  canonicalRoute: () => undefined,
  apiExport: () => undefined,
  findApi: () => undefined,
  apiPage: () => undefined,
  apiHistories: () => [],
  historyKey: () => '',
  docChanges: () => [],
  image: async (file) => ({ src: `/static/${path.basename(file)}`, width: 4, height: 3 }),
};
