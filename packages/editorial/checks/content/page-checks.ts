import type { ContentProblem } from '@docs/content/shared';
import { checkDemoSubjects } from './demo-subjects';
import { checkDescription } from './descriptions';
import { checkExternalLinks } from './external-links';
import { checkHeadings } from './headings';
import { checkAltTexts } from './images';
import { checkLicenseTerms } from './license-terms';
import type { CheckedPage } from './page';
import { checkPromisedNames } from './promised-names';
import type { ApplyRule, RuleName } from './rules';
import { checkStiffPhrases } from './stiff-phrases';
import { checkTerminology } from './terminology';
import { checkText } from './text';
import { checkThinHeadings } from './thin-headings';
import { checkShellLines } from './toolkit';

/** Checks that look at one page, by rule. They also run in development, for edited pages. */
export const pageChecks = {
  text: checkText,
  description: checkDescription,
  headings: checkHeadings,
  'thin-headings': checkThinHeadings,
  'external-links': checkExternalLinks,
  'alt-texts': checkAltTexts,
  'shell-lines': checkShellLines,
  'stiff-phrases': checkStiffPhrases,
  'license-terms': checkLicenseTerms,
  'demo-subjects': checkDemoSubjects,
  'promised-names': checkPromisedNames,
  terminology: checkTerminology,
} satisfies Partial<Record<RuleName, PageCheck>>;

type PageCheck = (page: CheckedPage) => ContentProblem[] | Promise<ContentProblem[]>;

/** Checks a page by all rules that look at one page. */
export async function checkPage(page: CheckedPage, rule: ApplyRule): Promise<ContentProblem[]> {
  const checks: [string, PageCheck][] = Object.entries(pageChecks);
  const found = checks.map(async ([name, check]) => rule(name as RuleName, await check(page)));
  return (await Promise.all(found)).flat();
}
