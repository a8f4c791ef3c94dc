import { execFileSync } from 'node:child_process';
import { siteOptions } from './content/site-options.mjs';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { Failure, main } from './terminal/main.mjs';

const usage = `usage: npm run move -- OLD NEW

  npm run move -- docs/lambda/setup docs/lambda/install   a page
  npm run move -- docs/lambda docs/aws-lambda             a folder of pages

Renames the files, redirects the old routes, and corrects links, sidebars, routes.txt and review.json.`;

/** `npm run move`: moves a page or a folder, with everything in the content that refers to it. */
await main(async () => {
  const [from, to, ...more] = process.argv.slice(2);
  if (!from || !to || more.length > 0) throw new Failure(usage);
  /** @type {typeof import('../packages/editorial/index')} */
  const { movePages } = await loadSource('packages/editorial/index.ts');
  const { pages, changed } = movePages(await siteOptions(process.env), from, to);
  const others = pages.flatMap(({ oldRoute }) => mentionsOf(oldRoute));
  const lines = [
    ...pages.map(({ oldRoute, newRoute }) =>
      oldRoute === newRoute ? `${oldRoute} keeps its route` : `${oldRoute} → ${newRoute}`,
    ),
    '',
    `${changed.length} files changed:`,
    ...changed.map((file) => `  ${file}`),
    ...(others.length > 0 ? ['', 'Outside of the content, correct these by hand:', ...others] : []),
    '',
    'Run npm run check -- content before you commit.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});

/**
 * Returns the lines outside of the content that name a route.
 * @param {string} route
 */
function mentionsOf(route) {
  const pattern = `${route.replace(/\/$/, '').replace(/[.[\]*^$\\]/g, '\\$&')}($|[^[:alnum:]/._-])`;
  try {
    const args = ['grep', '-nE', '-e', pattern, '--', '.', ':!content', ':!bench/results'];
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    return output
      .trim()
      .split('\n')
      .map((line) => `  ${line.slice(0, 120)}`);
  } catch {
    // Git exits with 1 if it finds nothing, and is missing outside of a clone.
    return [];
  }
}
