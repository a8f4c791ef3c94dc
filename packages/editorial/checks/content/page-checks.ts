import { checkDemoSubjects } from './demo-subjects';
import { checkDescription } from './descriptions';
import { checkExternalLinks } from './external-links';
import { checkHeadings } from './headings';
import { checkAltTexts } from './images';
import { checkLicenseTerms } from './license-terms';
import { checkPromisedNames } from './promised-names';
import { checkStiffPhrases } from './stiff-phrases';
import { checkText } from './text';
import { checkThinHeadings } from './thin-headings';
import { checkShellLines } from './toolkit';

/** Checks of individual pages. */
export const pageChecks = [
  checkText,
  checkDescription,
  checkHeadings,
  checkThinHeadings,
  checkExternalLinks,
  checkAltTexts,
  checkShellLines,
  checkStiffPhrases,
  checkLicenseTerms,
  checkDemoSubjects,
  checkPromisedNames,
];
