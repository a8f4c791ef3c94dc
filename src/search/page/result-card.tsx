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
          <Snippets values={section.snippets} />
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
      <Snippets values={page.snippets} />
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

function Snippets({ values }: { values: readonly string[] }) {
  return values.slice(0, 2).map((value) => (
    <p key={value} className={styles.snippet}>
      <Marked value={value} />
    </p>
  ));
}
