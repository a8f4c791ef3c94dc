import { Link } from '../link';
import { linkLabel, type ShowcaseEntry, splitTitle } from './entry';
import { FrameOutline } from './frame-outline';
import * as styles from './showcase-grid.module.css';

/** What people have made. */
export function ShowcaseGrid({ entries }: { entries: ShowcaseEntry[] }) {
  return (
    <ul className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.slug}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { title, width, height, links, author, description } }: { entry: ShowcaseEntry }) {
  const { name, subject } = splitTitle(title);
  return (
    <article className={styles.entry}>
      {width && height && <FrameOutline width={width} height={height} />}
      <h2>{name}</h2>
      {(subject ?? description) && <p>{subject ?? description}</p>}
      {author && (
        <p className={styles.author}>
          by {author.url ? <Link to={author.url}>{author.name}</Link> : author.name}
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
