import { showcaseLinkTypes } from '@docs/content/shared';
import { Filter } from '../filter/filter';
import { Link } from '../link';
import { linkLabel, type ShowcaseEntry } from './entry';
import { ShowcaseCard } from './showcase-card';
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
        <li>
          <Link to="/showcase/add" className={styles.yours}>
            <span className={styles.plus} aria-hidden="true">
              +
            </span>
            <b>Add your video</b>
            <span>Made something with Remotion?</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}
