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
import { checkText } from './text';
import { checkThinHeadings } from './thin-headings';
import { checkShellLines } from './toolkit';

/** Checks of individual pages, by rule. */
const checks = {
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
} satisfies Partial<Record<RuleName, (page: CheckedPage) => ContentProblem[]>>;

/** Checks a page by all rules that look at one page. */
export function checkPage(page: CheckedPage, rule: ApplyRule): ContentProblem[] {
  return Object.entries(checks).flatMap(([name, check]) => rule(name as RuleName, check(page)));
}
