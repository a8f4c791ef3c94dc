import { temporaryFolder } from '../../../../test/support/temporary';
import { formatProblem } from '../../../content/shared/content-error';
import { checkLedger, mergeLedger, readLedger } from './route-ledger';

const check = (ledger: string[], routes: string[]) =>
  checkLedger(ledger, { routes: new Set(routes), file: 'content/routes.txt' })
    .map(formatProblem)
    .join('\n\n');

test('a ledger with every route of the site passes', () => {
  expect(check(['/', '/docs', '/docs/a', ''], ['/', '/docs', '/docs/a'])).toBe('');
});

test('a published route that is gone needs a redirect', () => {
  expect(check(['/docs/old-name', '/docs/page'], ['/docs/page'])).toBe(
    `content/routes.txt:1
  found:    the published route \`/docs/old-name\`, which no page has anymore
  expected: a page or a redirect at every route that was ever published
  fix:      Add \`redirect_from: [/docs/old-name]\` to the frontmatter of the page that replaces it.`,
  );
});

test('a renamed route suggests the page with the new name', () => {
  expect(check(['/docs/get-video'], ['/docs/get-videos'])).toContain(
    'Add `redirect_from: [/docs/get-video]` to the frontmatter of the page at `/docs/get-videos`.',
  );
});

test('a new route has to be recorded', () => {
  expect(check(['/docs'], ['/docs', '/docs/b', '/docs/a'])).toBe(
    `content/routes.txt
  found:    no line for \`/docs/a\`, \`/docs/b\`
  expected: a line for every route of the site
  fix:      Run \`npm run update -- routes\` and commit the file.`,
  );
});

test('merging sorts, adds new routes and keeps those that are gone', () => {
  expect(mergeLedger(['/docs/gone', ''], ['/docs/', '/', '/about'])).toBe('/\n/about\n/docs\n/docs/gone\n');
});

test('a content folder without a ledger has none to compare', () => {
  expect(readLedger(temporaryFolder('ledger', { 'docs/a.mdx': '' }))).toBeUndefined();
  expect(readLedger(temporaryFolder('ledger', { 'routes.txt': '/\n/docs\n' }))).toEqual(['/', '/docs', '']);
});
