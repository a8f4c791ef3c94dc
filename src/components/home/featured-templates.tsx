import { ArrowRightIcon } from '../icons';
import { Link } from '../link';
import type { TemplateCardFacts } from '../project-templates/project-template';
import { TemplateGrid } from '../project-templates/template-grid';
import * as styles from './featured-templates.module.css';

/** A few templates to start with. */
export function FeaturedTemplates({ starters, total }: { starters: TemplateCardFacts[]; total: number }) {
  return (
    <section className={`wrap ${styles.featured}`}>
      <div className={styles.head}>
        <h2>Templates</h2>
        <Link to="/templates/">
          All {total} <ArrowRightIcon size={18} />
        </Link>
      </div>
      <TemplateGrid starters={starters} headingLevel={3} />
    </section>
  );
}
