import type { EntryDraft } from '../../shared/showcase/entry-draft';
import { entryFileName, entryYaml } from '../../shared/showcase/entry-yaml';
import { CodeFigure } from '../demo/code-figure';
import * as styles from './entry-form.module.css';

/** The generated file to copy; a placeholder until the form is valid. */
export function EntryOutput({ draft }: { draft: EntryDraft | null }) {
  return (
    <div className={styles.output}>
      <output>
        {draft
          ? 'The entry is in order. Copy it into a file of this name:'
          : 'The file of your entry will be here. Fill in the form and press “Make the entry”.'}
      </output>
      {draft && (
        <CodeFigure
          code={entryYaml(draft)}
          language="yaml"
          title={`content/showcase/${entryFileName(draft.title)}`}
        />
      )}
    </div>
  );
}
