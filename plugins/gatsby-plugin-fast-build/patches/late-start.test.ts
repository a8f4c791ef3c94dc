import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { siteStart } from './late-start';

/** Creates a project whose build wrote this HTML for the end of each page. */
function projectWith(html: string): string {
  const root = temporaryFolder('late-start');
  const folder = path.join(root, 'public/_gatsby/slices');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, '_gatsby-scripts-1.html'), html);
  return root;
}

test('hash and scripts are those of the HTML, with the runtime of webpack first', () => {
  const html = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
    <script>window.___webpackCompilationHash="0a1b";</script><script src="/static/framework-1.js" async></script><script src="/static/app-2.js" async></script>`;
  expect(siteStart(projectWith(html))).toEqual({
    buildHash: '0a1b',
    scripts: ['/static/app-2.js', '/static/framework-1.js'],
  });
});

test('other HTML is an error that says how to build without the patch', () => {
  const root = projectWith('<script src="/static/app-2.js" defer></script>');
  expect(() => siteStart(root)).toThrow(
    /_gatsby-scripts-1\.html has no build hash.*GATSBY_PATCHES=-late-start/,
  );
});
