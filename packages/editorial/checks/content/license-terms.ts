import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';
import { lineAt, proseOf } from './prose';

/** The partial with the license terms; other pages include it or link to the license page. */
const partial = '_license-terms.mdx';

const terms = [
  /\b(?:\d+|one|two|three|four|five|ten)(?: or (?:more|fewer|less))? (?:employees|people who work)\b/i,
  /\b(?:employees|team size) of (?:up to|more than|at least)\b/i,
  // "who needs a license" and "whether you need one" refer to the terms without repeating them.
  /(?<!\b(?:who|whether|if|when)\b[^.?!]{0,40})\bneeds? a (?:company )?license\b/i,
];

/** Finds license terms repeated outside of the partial, which a change of the license would make wrong. */
export function checkLicenseTerms(page: CheckedPage): ContentProblem[] {
  return proseOf(page).flatMap((block) =>
    terms.flatMap((term) => {
      const match = term.exec(block.text);
      if (!match) return [];
      return [
        {
          file: page.name,
          line: lineAt(block, match.index),
          found: `license terms: "${match[0]}"`,
          expected: 'license terms only in their partial',
          fix: `Include content/docs/${partial}, or link to /docs/license.`,
        },
      ];
    }),
  );
}
