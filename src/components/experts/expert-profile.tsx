import { artworkHue } from '@docs/content/artwork';
import { formatDate, workKind, workName } from '@docs/content/shared';
import type { CSSProperties } from 'react';
import { Link } from '../link';
import { Monogram } from '../monogram';
import * as head from '../page/page-header.module.css';
import { ChannelMark } from './channel-mark';
import { type Expert, expertLinks, workLabels } from './expert';
import * as styles from './expert-profile.module.css';

/** The directory entry of an expert. */
export function ExpertProfile({ expert }: { expert: Expert }) {
  const { slug, name, since, summary, work } = expert;
  return (
    <article className="wrap">
      <header className={`${head.header} ${head.split}`}>
        <div className={head.text}>
          <p className={head.crumb}>
            <Link to="/experts/">Experts</Link>
          </p>
          <div className={styles.who} style={{ '--hue': artworkHue(slug) } as CSSProperties}>
            <Monogram name={name} className={styles.monogram} />
            <h1 className={head.title}>{name}</h1>
          </div>
          {summary && <p className={head.lead}>{summary}</p>}
          {since && (
            <p className={styles.since}>
              In the directory since <time dateTime={since}>{formatDate(since)}</time>
            </p>
          )}
          <Contacts expert={expert} />
        </div>
        <section className={styles.before}>
          <h2>Before you write</h2>
          <p>
            Tell {name} what your video shows, where you want to render it, and what you have already built.
          </p>
          <p>
            For a question about your own code, see <Link to="/docs/get-help">Get help</Link>.
          </p>
        </section>
      </header>
      {work.length > 0 && (
        <>
          <div className="ruler" />
          <section className={styles.work}>
            <h2>Work</h2>
            <ul>
              {work.map((address) => (
                <li key={address}>
                  <Link to={address} external>
                    <span>
                      {workName(address)}
                      <small>{workLabels[workKind(address)]}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </article>
  );
}

/** The profiles of an expert as buttons. */
function Contacts({ expert }: { expert: Expert }) {
  const links = expertLinks(expert);
  if (links.length === 0) return null;
  return (
    <ul className={`${head.actions} ${styles.contacts}`} aria-label={`Contact ${expert.name}`}>
      {links.map(({ kind, label, href }, index) => (
        <li key={kind}>
          <Link to={href} className={index === 0 ? 'button button-primary' : 'button'} external>
            <ChannelMark kind={kind} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
