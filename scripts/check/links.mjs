import { contentFolders } from '../content/folders.mjs';
import { loadSource } from '../load-source.mjs';
import { Failure, main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run check -- links`: requests every external link in the content. It needs the network, so it is not part
 * of `npm test`.
 */
await main(async () => {
  await step('External links', async () => {
    /** @type {typeof import('../../packages/editorial/index')} */
    const { findDeadLinks, findExternalLinks } = await loadSource('packages/editorial/index.ts');
    const { root, contentDir } = contentFolders(process.env);
    const links = findExternalLinks(root, contentDir);
    const dead = await findDeadLinks(links);
    if (dead.length === 0) return `all ${links.length} links work`;
    const lines = dead.map(({ link, found }) => `${link.url}: ${found}\n  ${link.places.join('\n  ')}`);
    throw new Failure(`${lines.join('\n')}\n\n${dead.length} of ${links.length} links are dead`);
  });
});
