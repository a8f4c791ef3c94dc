import type { DraftProblems } from '@docs/content/shared';
import { forwardRef } from 'react';
import * as styles from './entry-form.module.css';
import { fieldId } from './field';

const labels: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  width: 'Width',
  height: 'Height',
  submittedOn: 'Date',
  authorName: 'Author',
  authorUrl: 'Author’s website',
};

/** The problems of the form, with a link to each field. Takes the focus after an invalid submit. */
export const ProblemSummary = forwardRef<HTMLDivElement, { problems: DraftProblems }>(function ProblemSummary(
  { problems },
  ref,
) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of fields
    <div ref={ref} className={styles.summary} tabIndex={-1} role="group" aria-labelledby="entry-problems">
      <p id="entry-problems">{entries.length === 1 ? 'Fix one field' : `Fix ${entries.length} fields`}</p>
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {labels[name] ?? `Link ${Number(name.split('.')[1]) + 1}`}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
