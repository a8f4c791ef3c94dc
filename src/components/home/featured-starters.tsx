import { ArrowRightIcon } from '../icons';
import { Link } from '../link';
import type { StarterCardFacts } from '../starters/starter';
import { StarterGrid } from '../starters/starter-grid';
import * as styles from './featured-starters.module.css';

/** A few templates to begin with. */
export function FeaturedStarters({ starters, total }: { starters: StarterCardFacts[]; total: number }) {
  return (
    <section className={`wrap ${styles.featured}`}>
      <div className={styles.head}>
        <h2>Templates</h2>
        <Link to="/templates/">
          All {total} <ArrowRightIcon size={18} />
        </Link>
      </div>
      <StarterGrid starters={starters} headingLevel={3} />
    </section>
  );
}
