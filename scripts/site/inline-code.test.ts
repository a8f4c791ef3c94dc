import { createHash } from 'node:crypto';
import { temporaryFolder } from '../../test/support/temporary';
import { readInlineHashes } from './inline-code.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles of all pages are named once, data blocks and files are not', () => {
  const page =
    '<style data-x>a{}</style><script>one()</script><script type="application/ld+json">{}</script>';
  const folder = temporaryFolder('inline-code', {
    'index.html': page,
    'about/index.html': `${page}<script>two()</script><script src="/a.js"></script>`,
    'code.txt': '<script>none()</script>',
  });
  const { scripts, styles } = readInlineHashes(folder);
  expect(scripts).toEqual([hash('one()'), hash('two()')].sort());
  expect(styles).toContain(hash('a{}'));
});

test('styles that packages add are named: of the Player, of its waiting controls and of the search modal', () => {
  const { styles } = readInlineHashes(temporaryFolder('inline-code', {}));
  expect(styles).toHaveLength(3);
  expect(styles).toContain(hash('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'));
});
