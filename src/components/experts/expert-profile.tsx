import { artworkHue } from '@docs/content/artwork';
import { formatDate, workKind, workName } from '@docs/content/shared';
import type { CSSProperties } from 'react';
import { GitHubIcon, type IconProps, XIcon } from '../icons';
import { Link } from '../link';
import { Monogram } from '../monogram';
import { type Expert, type ExpertLink, expertLinks } from './expert';
import * as styles from './expert-profile.module.css';

/** The directory entry of an expert. */
export function ExpertProfile({ expert }: { expert: Expert }) {
  const { slug, name, since, summary, work } = expert;
  const links = expertLinks(expert);
  const [first] = links;
  return (
    <article className={`wrap ${styles.profile}`} style={{ '--hue': artworkHue(slug) } as CSSProperties}>
      <header>
        <p className={styles.crumb}>
          <Link to="/experts/">Experts</Link>
        </p>
        <Monogram name={name} className={styles.monogram} />
        <h1>{name}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        {since && (
          <p className={styles.since}>
            In the directory since <time dateTime={since}>{formatDate(since)}</time>
          </p>
        )}
        {first && (
          <Link to={first.href} className={`button button-primary ${styles.contact}`} external>
            {first.kind === 'website' ? `Visit ${first.label}` : `Open ${first.label}`}
          </Link>
        )}
      </header>
      <div>
        {links.length > 0 && (
          <section>
            <h2>Contact</h2>
            <ul>
              {links.map((link) => (
                <li key={link.kind}>
                  <Link to={link.href} external>
                    <LinkMark kind={link.kind} />
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {work.length > 0 && (
          <section>
            <h2>Work</h2>
            <ul className={styles.works}>
              {work.map((address) => (
                <li key={address}>
                  <Link to={address} external>
                    <span>
                      {workName(address)}
                      <small>{workKind(address) === 'code' ? 'Open source' : 'Product or site'}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className={styles.next}>
        <h2>Before you write</h2>
        <p>
          Tell {name} what your video shows, where you want to render it, and what you have already built.
        </p>
        <p>
          For a question about your own code, see <Link to="/docs/get-help">Get help</Link>.
        </p>
      </section>
    </article>
  );
}

function LinkMark({ kind }: { kind: ExpertLink['kind'] }) {
  if (kind === 'github') return <GitHubIcon size={18} />;
  if (kind === 'x') return <XIcon size={18} />;
  return kind === 'linkedin' ? <LinkedInMark size={18} /> : <GlobeMark size={18} />;
}

function LinkedInMark({ size }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2 7v8h2.6v-8H6Zm1.3-4.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM10.3 10v8h2.6v-4.3c0-1.1.5-1.8 1.5-1.8s1.3.7 1.3 1.8V18h2.6v-4.8c0-2.4-1.2-3.5-2.9-3.5-1.3 0-2.1.6-2.5 1.4V10h-2.6Z" />
    </svg>
  );
}

function GlobeMark({ size }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z" />
    </svg>
  );
}
