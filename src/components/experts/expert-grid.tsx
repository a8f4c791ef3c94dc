import { artworkHue } from '@docs/content/artwork';
import { workName } from '@docs/content/shared';
import type { CSSProperties } from 'react';
import { Filter } from '../filter/filter';
import { Link } from '../link';
import { Monogram } from '../monogram';
import { channelNames, type Expert, expertLinks, offerLabels, offersOf, readableAddress } from './expert';
import * as styles from './expert-grid.module.css';

/** The fields that a card of the directory shows. */
export type ExpertCardFacts = Omit<Expert, 'since'>;

/** The directory: one card per expert, with a filter by what they offer. */
export function ExpertGrid({ experts }: { experts: ExpertCardFacts[] }) {
  const choices = Object.entries(offerLabels).map(([value, label]) => ({
    value,
    label,
    count: experts.filter((expert) => offersOf(expert).some((offer) => offer === value)).length,
  }));
  return (
    <div className={styles.filtered}>
      <Filter
        legend="Show experts by what they offer"
        name="offer"
        total={experts.length}
        choices={choices}
      />
      <ul className={styles.grid}>
        {experts.map((expert) => (
          <li key={expert.slug} data-offers={offersOf(expert).join(' ')}>
            <ExpertCard expert={expert} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ExpertCard({ expert }: { expert: ExpertCardFacts }) {
  const { slug, path, name, summary, work } = expert;
  const links = expertLinks(expert);
  const [contact] = links;
  const shown = work.length > 0 || !contact ? work.map(workName) : [readableAddress(contact.href)];
  return (
    <article className={styles.card} style={{ '--hue': artworkHue(slug) } as CSSProperties}>
      <Monogram name={name} className={styles.monogram} />
      <div>
        <h2>
          <Link to={path} className={styles.name}>
            {name}
          </Link>
        </h2>
        <ul className={styles.channels} aria-label={`Contact ${name}`}>
          {links.map(({ kind, href }) => (
            <li key={kind}>
              <Link to={href} external>
                {channelNames[kind]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {summary && <p className={styles.summary}>{summary}</p>}
      {shown.length > 0 && (
        <ul className={styles.work} aria-label={work.length > 0 ? 'Work' : 'Contact'}>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
