import type { DocNavigation } from '@docs/content/shared';
import { Link } from '../../components/link';
import * as styles from './course-progress.module.css';

interface CourseProgressProps {
  course: NonNullable<DocNavigation['course']>;
  path: string;
}

/** How far a reader is in pages that are read in order: a step for each, which leads there. */
export function CourseProgress({ course: { label, pages }, path }: CourseProgressProps) {
  const at = pages.findIndex(({ href }) => href === path);
  return (
    <nav className={styles.course} aria-label={`Pages of “${label}”`}>
      <span>
        Page {at + 1} of {pages.length}
      </span>
      <ol>
        {pages.map(({ label: name, href = '' }, index) => (
          <li key={href} data-done={index <= at ? '' : undefined}>
            <Link to={href} aria-label={name} title={name} aria-current={index === at ? 'step' : undefined} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
