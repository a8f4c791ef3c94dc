import type { ContentProblem } from '../../shared/content-error';
import type { CheckedPage } from './page';
import { lineAt, proseOf } from './prose';

/** The partial that has the terms; every other page includes it or links to the license page. */
const partial = '_license-terms.mdx';

const terms = [
  /\b(?:\d+|one|two|three|four|five|ten)(?: or (?:more|fewer|less))? (?:employees|people who work)\b/i,
  /\b(?:employees|team size) of (?:up to|more than|at least)\b/i,
  // "who needs a license" and "whether you need one" lead to the terms without repeating them.
  /(?<!\b(?:who|whether|if|when)\b[^.?!]{0,40})\bneeds? a (?:company )?license\b/i,
];

/** Finds license terms that are repeated outside of the partial, where a change of the license would leave them wrong. */
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
          expected: 'no terms of the license outside of its partial',
          fix: `Include content/docs/${partial}, or link to /docs/license.`,
        },
      ];
    }),
  );
}
