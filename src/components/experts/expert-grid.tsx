import { artworkHue } from '@docs/content/artwork';
import { formatDate, workKind, workKinds, workName } from '@docs/content/shared';
import type { CSSProperties } from 'react';
import { Filter } from '../filter/filter';
import { Link } from '../link';
import { Monogram } from '../monogram';
import { ChannelMark } from './channel-mark';
import { type Expert, type ExpertLink, expertLinks, workLabels } from './expert';
import * as styles from './expert-grid.module.css';

/** Each kind of channel has its own column. */
const columns: Record<ExpertLink['kind'], string> = {
  website: styles.website,
  github: styles.github,
  x: styles.x,
  linkedin: styles.linkedin,
};

/** The directory: one row per expert, with a filter by kind of work. */
export function ExpertGrid({ experts }: { experts: Expert[] }) {
  const choices = workKinds.map((value) => ({
    value,
    label: workLabels[value],
    count: experts.filter(({ work }) => work.some((address) => workKind(address) === value)).length,
  }));
  return (
    <div className={styles.filtered}>
      <Filter legend="Show experts by their work" name="work" total={experts.length} choices={choices} />
      <ul className={styles.list}>
        {experts.map((expert) => (
          <li key={expert.slug} data-work={expert.work.map(workKind).join(' ')}>
            <ExpertRow expert={expert} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Number of works in a row; the profile has all of them. */
const shownWorks = 2;

/** An expert: who, what is known about them, what they have made, and how to reach them. */
function ExpertRow({ expert }: { expert: Expert }) {
  const { slug, path, name, summary, since, work } = expert;
  const others = work.length - shownWorks;
  return (
    <article className={styles.row} style={{ '--hue': artworkHue(slug) } as CSSProperties}>
      <Monogram name={name} className={styles.monogram} />
      <h2>
        <Link to={path} className={styles.name}>
          {name}
        </Link>
      </h2>
      <p className={styles.known}>
        {summary ??
          (since && (
            <>
              Listed since <time dateTime={since}>{formatDate(since)}</time>
            </>
          ))}
      </p>
      {work.length > 0 && (
        <ul className={styles.work} aria-label={`Work by ${name}`}>
          {work.slice(0, shownWorks).map((address) => (
            <li key={address}>
              <Link to={address} external>
                {workName(address)}
              </Link>
              {workKind(address) === 'code' && <small>{workLabels.code}</small>}
            </li>
          ))}
          {others > 0 && (
            <li>
              <Link to={path} aria-label={`${others} more by ${name}`}>
                +{others}
              </Link>
            </li>
          )}
        </ul>
      )}
      <ul className={styles.channels} aria-label={`Contact ${name}`}>
        {expertLinks(expert).map(({ kind, label, href }) => (
          <li key={kind} className={columns[kind]}>
            <Link to={href} aria-label={label} title={label}>
              <ChannelMark kind={kind} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
