import type { ReactNode } from 'react';
import { Link } from '../link';
import * as styles from './credits.module.css';

/** A contributor to a page or feature. */
export interface Credit {
  /** GitHub username. */
  username: string;
  displayName?: string;
  contribution?: string;
}

/** Props of `<Credits>`: a list of people, or custom text. */
export interface CreditsProps {
  authors?: Credit[];
  children?: ReactNode;
}

/** The contributors to the subject of a page. */
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
