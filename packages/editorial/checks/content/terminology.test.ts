import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkTerminology } from './terminology';

const check = async (body: string) =>
  (await checkTerminology(checkedPage(body))).map(formatProblem).join('\n\n');

test('a term that is not written as usual is reported in its line', async () => {
  expect(await check('A first line\nand `some code`.\n\n- Send us\n  an e-mail.\n')).toBe(
    `content/docs/page.mdx:10
  found:    "e-mail"
  expected: "email"
  fix:      Use this spelling, or code font if it is code.`,
  );
});

test('code and terms of the site pass', async () => {
  expect(
    await check(
      'Use Webpack, `e-mail`, "no e-mail", remotion-dev/remotion and a file name.\n\n```\ne-mail\n```\n',
    ),
  ).toBe('');
});
