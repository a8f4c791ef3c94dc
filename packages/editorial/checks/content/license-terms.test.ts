import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkLicenseTerms } from './license-terms';

const check = (body: string) => checkLicenseTerms(checkedPage(body)).map(formatProblem).join('\n\n');

test('terms outside of the partial are refused', () => {
  expect(check('It is free.\nA company with 4 or more employees pays.\n')).toBe(
    `content/docs/page.mdx:7
  found:    license terms: "4 or more employees"
  expected: license terms only in their partial
  fix:      Include content/docs/_license-terms.mdx, or link to /docs/license.`,
  );
  expect(check('Otherwise you need a company license.\n')).toContain('"need a company license"');
});

test.each([
  '[License](/docs/license) says who needs a company license.',
  'Whether you need a license is explained there.',
  'Three people founded it.',
])('%s passes', (sentence) => {
  expect(check(`${sentence}\n`)).toBe('');
});
