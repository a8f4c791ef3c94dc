import { showcaseLinkTypes } from '@docs/content/shared';
import { Filter } from '../filter/filter';
import { Link } from '../link';
import { linkLabel, type ShowcaseEntry, splitTitle } from './entry';
import { EntryPicture } from './entry-picture';
import * as styles from './showcase-grid.module.css';

/** Videos made with the toolkit, with a filter by kind of link. */
export function ShowcaseGrid({ entries }: { entries: ShowcaseEntry[] }) {
  const linked = (type: string) => entries.filter(({ links }) => links.some((link) => link.type === type));
  const choices = showcaseLinkTypes
    .map((value) => ({ value, label: linkLabel(value), count: linked(value).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.filtered}>
      <Filter legend="Filter by link type" name="link" total={entries.length} choices={choices} />
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.slug} data-links={entry.links.map(({ type }) => type).join(' ')}>
            <ShowcaseCard entry={entry} />
          </li>
        ))}
        <li className={styles.yours}>
          <p>Made something with Remotion?</p>
          <Link to="/showcase/add">Add your video</Link>
        </li>
      </ul>
    </div>
  );
}

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
