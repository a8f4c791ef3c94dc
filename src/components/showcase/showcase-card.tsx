import { Link } from '../link';
import { linkLabel, type ShowcaseEntry, splitTitle } from './entry';
import { EntryPicture } from './entry-picture';
import * as styles from './showcase-card.module.css';

interface ShowcaseCardProps {
  entry: ShowcaseEntry;
  /** Heading level of the name. */
  headingLevel?: 2 | 3;
}

/** An entry: its picture, its name, what it is, who made it, the size of the video, and where it is. */
export function ShowcaseCard({ entry, headingLevel = 2 }: ShowcaseCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { title, links, author, description, width, height, submittedOn } = entry;
  const { name, subject } = splitTitle(title);
  return (
    <article className={styles.entry}>
      <EntryPicture entry={entry} />
      <Heading>{name}</Heading>
      <p>{subject ?? description}</p>
      <p className={styles.facts}>
        {author && (
          <>
            by{' '}
            {author.url ? (
              <Link to={author.url} external>
                {author.name}
              </Link>
            ) : (
              author.name
            )}
            {' · '}
          </>
        )}
        {width} × {height}
        {submittedOn && ` · ${submittedOn.slice(0, 4)}`}
      </p>
      <ul className={styles.links}>
        {links.map(({ type, url }) => (
          <li key={url}>
            <Link to={url} external>
              {linkLabel(type)}
              <span className="visually-hidden"> of {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
