import { checkDraft, type EntryDraft, emptyDraft, showcaseLimits } from '@docs/content/shared';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './entry-form.module.css';
import { EntryOutput } from './entry-output';
import { Field } from './field';
import { LinksField } from './links-field';
import { ProblemSummary } from './problem-summary';

/**
 * A form that generates the file of a showcase entry. Nothing is sent: the reader copies the file. Validates
 * on first submit, and from then on while the reader edits.
 */
export function EntryForm() {
  const [draft, setDraft] = useState<EntryDraft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const problems = isChecked ? checkDraft(draft) : {};
  const isWhole = isChecked && Object.keys(problems).length === 0;

  const field = (name: Exclude<keyof EntryDraft, 'links'>) => ({
    name,
    value: draft[name],
    problem: problems[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const count = (name: keyof typeof showcaseLimits) =>
    `${draft[name].trim().length} of ${showcaseLimits[name]} characters.`;
  const check = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setChecked(true));
    summary.current?.focus();
  };

  return (
    <section className={`wrap ${styles.section}`} aria-label="Create your entry">
      <noscript>
        <p>This form needs JavaScript. Without it, copy the file below and fill it in by hand.</p>
      </noscript>
      <div className={styles.columns} data-needs-js="">
        <form className={styles.form} noValidate autoComplete="off" onSubmit={check}>
          <ProblemSummary ref={summary} problems={problems} />
          <Field
            {...field('title')}
            label="Title"
            hint={`The name, a hyphen, and what it is, as in “Night Train - Animated timetable”. ${count('title')}`}
            required
          />
          <Field
            {...field('description')}
            label="Description"
            hint={`One plain sentence. ${count('description')}`}
            isLong
          />
          <div className={styles.pair}>
            <Field {...field('width')} label="Width in pixels" inputMode="numeric" required />
            <Field {...field('height')} label="Height in pixels" inputMode="numeric" required />
          </div>
          <LinksField
            links={draft.links}
            problems={problems}
            onChange={(links) => setDraft({ ...draft, links })}
          />
          <div className={styles.pair}>
            <Field {...field('authorName')} label="Author" />
            <Field {...field('authorUrl')} label="Author’s website" type="url" placeholder="https://" />
          </div>
          <Field {...field('submittedOn')} label="Date" type="date" />
          <button type="submit" className="button button-primary">
            Create entry
          </button>
        </form>
        <EntryOutput draft={isWhole ? draft : null} />
      </div>
    </section>
  );
}
