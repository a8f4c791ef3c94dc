import { Fragment } from 'react';
import type { EntryDraft } from '../../shared/showcase/entry-draft';
import { entryFileName, entryYaml } from '../../shared/showcase/entry-yaml';
import { CopyButton } from '../demo/copy-button';
import * as styles from './entry-form.module.css';

/** The file that the form gives, to be copied; before the form is in order, what will be here. */
export function EntryOutput({ draft }: { draft: EntryDraft | null }) {
  return (
    <div className={styles.output}>
      <output>
        {draft
          ? 'The entry is in order. Copy it into a file of this name:'
          : 'The file of your entry will be here. Fill in the form and press “Make the entry”.'}
      </output>
      {draft && (
        <figure className="code-block" data-language="yaml">
          <figcaption className="code-title">content/showcase/{entryFileName(draft.title)}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and so have to be reached by keyboard */}
          <pre className="language-yaml" tabIndex={0}>
            <code>
              {entryYaml(draft)
                .split('\n')
                .map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the file
                  <Fragment key={index}>
                    <span className="line">{line}</span>
                    {'\n'}
                  </Fragment>
                ))}
            </code>
          </pre>
          <CopyButton />
        </figure>
      )}
    </div>
  );
}
