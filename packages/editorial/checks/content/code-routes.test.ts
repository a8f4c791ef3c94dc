import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkCodeRoutes } from './code-routes';

const routes = new Set(['/docs/spring']);
const check = (body: string) => checkCodeRoutes(checkedPage(body), routes).map(formatProblem).join('\n\n');

test('a route of a page in code font should be a link', () => {
  expect(check('See\n`/docs/spring/`.\n')).toBe(
    `content/docs/page.mdx:7:1
  found:    the route \`/docs/spring/\` in code font
  expected: a link that readers can follow
  fix:      Write \`[the page's title](/docs/spring/)\`.`,
  );
});

test('a route without a page goes', () => {
  expect(check('See `/docs/sprng`.\n')).toBe(
    `content/docs/page.mdx:6:5
  found:    the route \`/docs/sprng\` in code font, which is not a page of this site
  expected: a link that readers can follow
  fix:      Link to a page that exists, or remove the reference.`,
  );
});

test('links, code blocks and paths of other things pass', () => {
  expect(
    check('[`/docs/spring`](/docs/spring), `/tmp`, `/api/captions`, `/docsx`\n\n```\n/docs/spring\n```\n'),
  ).toBe('');
});
