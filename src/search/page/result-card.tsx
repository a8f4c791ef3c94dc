import type { ResultPage, ResultSection } from './group-hits';
import { Marked } from './marked';
import * as styles from './result-card.module.css';

interface ResultCardProps {
  page: ResultPage;
  /** Returns the URL of a result on the current site. */
  ownUrl: (url: string) => string;
  onChoose: () => void;
}

/** Number of sections shown without expanding the list. */
const shownSections = 3;

/** About as many letters as the lines of a snippet have. */
const shownLetters = 200;

/** A page of the results, with its matching sections. */
export function ResultCard({ page, ownUrl, onChoose }: ResultCardProps) {
  const shown = page.sections.slice(0, shownSections);
  const others = page.sections.slice(shownSections);
  const sections = (list: readonly ResultSection[]) => (
    <ul className={styles.sections}>
      {list.map((section) => (
        <li key={section.url}>
          <a href={ownUrl(section.url)} onClick={onChoose}>
            <Marked value={section.title} />
          </a>
          <Snippet values={section.snippets} />
        </li>
      ))}
    </ul>
  );
  return (
    <article className={styles.card}>
      <p className={styles.group}>{page.group}</p>
      <h2 className={styles.title}>
        <a href={ownUrl(page.url)} onClick={onChoose}>
          <Marked value={page.title} />
        </a>
      </h2>
      <Snippet values={page.snippets} />
      {shown.length > 0 && sections(shown)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{others.length} more on this page</summary>
          {sections(others)}
        </details>
      )}
    </article>
  );
}

/** Returns a text without punctuation at its start, and with an ellipsis if it starts within a sentence. */
export function opening(value: string): string {
  const text = value.replace(/^(…?)[\s.,;:!?)]+/, '$1');
  return /^(<mark>)?[a-z]/.test(text) ? `…${text}` : text;
}

/** The text with most matches in the lines that are shown. */
function Snippet({ values }: { values: readonly string[] }) {
  const matches = (value: string) => value.slice(0, shownLetters).split('<mark>').length;
  const [best] = [...values].sort((a, b) => matches(b) - matches(a));
  return (
    best && (
      <p className={styles.snippet}>
        <Marked value={opening(best)} />
      </p>
    )
  );
}
