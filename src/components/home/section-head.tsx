import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../icons';
import { Link } from '../link';
import * as styles from './section-head.module.css';

/** The heading of a section of the home page, with a link to the page that has all of it. */
export function SectionHead({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <Link to={to}>
        {children} <ArrowRightIcon size={18} />
      </Link>
    </div>
  );
}
