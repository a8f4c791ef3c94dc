import { ArrowRightIcon } from '../icons';
import { Link } from '../link';
import type { TemplateCardFacts } from '../project-templates/project-template';
import { TemplateGrid } from '../project-templates/template-grid';
import * as styles from './featured-templates.module.css';

/** Props of `FeaturedTemplates`: a few templates, and how many there are. */
export interface FeaturedTemplatesProps {
  starters: TemplateCardFacts[];
  total: number;
}

/** A few templates to start with. */
export function FeaturedTemplates({ starters, total }: FeaturedTemplatesProps) {
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
