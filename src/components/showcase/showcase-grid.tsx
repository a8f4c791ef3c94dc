import { showcaseLinkTypes } from '../../shared/showcase/entry-draft';
import { Filter } from '../filter/filter';
import { Link } from '../link';
import { linkLabel, type ShowcaseEntry, splitTitle } from './entry';
import { FrameOutline } from './frame-outline';
import * as styles from './showcase-grid.module.css';

/** Videos made with the toolkit, with a filter by kind of link. */
export function ShowcaseGrid({ entries }: { entries: ShowcaseEntry[] }) {
  const linked = (type: string) => entries.filter(({ links }) => links.some((link) => link.type === type));
  const choices = showcaseLinkTypes
    .map((value) => ({ value, label: linkLabel(value), count: linked(value).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.filtered}>
      <Filter
        legend="Show entries with one kind of link"
        name="link"
        total={entries.length}
        choices={choices}
      />
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.slug} data-links={entry.links.map(({ type }) => type).join(' ')}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { title, width, height, links, author, description } }: { entry: ShowcaseEntry }) {
  const { name, subject } = splitTitle(title);
  return (
    <article className={styles.entry}>
      {width && height && <FrameOutline name={name} width={width} height={height} />}
      <h2>{name}</h2>
      {(subject ?? description) && <p>{subject ?? description}</p>}
      {author && (
        <p className={styles.author}>
          by{' '}
          {author.url ? (
            <Link to={author.url} external>
              {author.name}
            </Link>
          ) : (
            author.name
          )}
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
