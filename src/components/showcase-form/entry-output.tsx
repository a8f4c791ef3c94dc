import { type EntryDraft, entryFileName, entryYaml } from '@docs/content/shared';
import { CodeFigure } from '../demo/code-figure';
import * as styles from './entry-form.module.css';

/** The generated file to copy; a placeholder until the form is valid. */
export function EntryOutput({ draft }: { draft: EntryDraft | null }) {
  return (
    <div className={styles.output}>
      <output>
        {draft
          ? 'Your entry is ready. Copy it into a file with this name:'
          : 'Your file will appear here. Fill in the form and select “Create entry”.'}
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
