import { Link } from '../link';
import { linkLabel, type ShowcaseEntry, splitTitle } from './entry';
import { EntryPicture } from './entry-picture';
import * as styles from './showcase-card.module.css';

interface ShowcaseCardProps {
  entry: ShowcaseEntry;
  /** Heading level of the name. */
  headingLevel?: 2 | 3;
}

/** An entry: its picture, its name, what it is, who made it and when, and where it is. */
export function ShowcaseCard({ entry, headingLevel = 2 }: ShowcaseCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { title, links, author, description, submittedOn } = entry;
  const { name, subject } = splitTitle(title);
  return (
    <article className={styles.entry}>
      <EntryPicture entry={entry} />
      <Heading>{name}</Heading>
      <p>{subject ?? description}</p>
      {(author || submittedOn) && (
        <p className={styles.facts}>
          {author?.url ? (
            <Link to={author.url} external>
              {author.name}
            </Link>
          ) : (
            author?.name
          )}
          {author && submittedOn && ' · '}
          {submittedOn?.slice(0, 4)}
        </p>
      )}
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
