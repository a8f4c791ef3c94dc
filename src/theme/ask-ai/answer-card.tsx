import { ownUrl } from '../../search/own-url';
import * as styles from './answers.module.css';
import type { Excerpt } from './excerpt';
import type { Source } from './passages';
import { Quoted } from './quoted';

interface AnswerCardProps {
  heading: string;
  excerpt: Excerpt;
  sources: readonly Source[];
}

/** The answer to a question: what the site says, the first code sample, and where to read on. */
export function AnswerCard({ heading, excerpt, sources }: AnswerCardProps) {
  return (
    <section className={styles.card} aria-label="Answer">
      <h2>{heading}</h2>
      <Quoted excerpt={excerpt} />
      {excerpt.sample && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is of a page of this site
        <div className={`code-block ${styles.sample}`} dangerouslySetInnerHTML={{ __html: excerpt.sample }} />
      )}
      <ul className={styles.sources} aria-label={sources.length > 1 ? 'Sources' : 'Source'}>
        {sources.map((source) => (
          <li key={source.url}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to a page or a section of one. */
export function SourceLink({ source: { url, page, section } }: { source: Source }) {
  return (
    <a href={ownUrl(url)}>
      {page}
      {section && <span> › {section}</span>}
    </a>
  );
}
