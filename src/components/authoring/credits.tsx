import type { ReactNode } from 'react';
import { Link } from '../link';
import * as styles from './credits.module.css';

/** Someone to whom a page or a feature is owed. */
export interface Credit {
  /** Name on GitHub. */
  username: string;
  displayName?: string;
  contribution?: string;
}

/** Props of `<Credits>`: a list of people, or a text of one's own. */
export interface CreditsProps {
  authors?: Credit[];
  children?: ReactNode;
}

/** Who made what a page is about. */
export function Credits({ authors = [], children }: CreditsProps) {
  return (
    <div className={styles.credits}>
      {authors.length > 0 && (
        <ul>
          {authors.map(({ username, displayName, contribution }) => (
            <li key={username}>
              <Link to={`https://github.com/${username}`}>{displayName ?? username}</Link>
              {contribution && <span>{contribution}</span>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
