import { artworkHue } from '@docs/content/artwork';
import { formatDate, workKind, workName } from '@docs/content/shared';
import type { CSSProperties } from 'react';
import { Link } from '../link';
import { Monogram } from '../monogram';
import { ChannelMark } from './channel-mark';
import { type Expert, expertLinks, workLabels } from './expert';
import * as styles from './expert-profile.module.css';

/** The directory entry of an expert. */
export function ExpertProfile({ expert }: { expert: Expert }) {
  const { slug, name, since, summary, work } = expert;
  const links = expertLinks(expert);
  const [first] = links;
  return (
    <article className="wrap">
      <header className={styles.header}>
        <Link to="/experts/">Experts</Link>
        <div className={styles.who} style={{ '--hue': artworkHue(slug) } as CSSProperties}>
          <Monogram name={name} className={styles.monogram} />
          <h1>{name}</h1>
        </div>
        {summary && <p>{summary}</p>}
        {first && (
          <Link to={first.href} className="button button-primary" external>
            {first.kind === 'website' ? `Visit ${first.label}` : `Open ${first.label}`}
          </Link>
        )}
      </header>
      <div className="ruler" />
      <div className={styles.profile}>
        {work.length > 0 && (
          <section>
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
        )}
        {links.length > 0 && (
          <section>
            <h2>Contact</h2>
            <ul>
              {links.map(({ kind, label, href }) => (
                <li key={kind}>
                  <Link to={href} external>
                    <ChannelMark kind={kind} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>Before you write</h2>
          <p>
            Tell {name} what your video shows, where you want to render it, and what you have already built.
          </p>
          <p>
            For a question about your own code, see <Link to="/docs/get-help">Get help</Link>.
          </p>
          {since && (
            <p>
              {name} has been in the directory since <time dateTime={since}>{formatDate(since)}</time>.
            </p>
          )}
        </section>
      </div>
    </article>
  );
}
