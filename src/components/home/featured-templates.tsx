import type { TemplateCardFacts } from '../project-templates/project-template';
import { TemplateGrid } from '../project-templates/template-grid';
import * as styles from './featured-templates.module.css';
import { SectionHead } from './section-head';

/** Props of `FeaturedTemplates`: a few templates, and how many there are. */
export interface FeaturedTemplatesProps {
  starters: TemplateCardFacts[];
  total: number;
}

/** A few templates to start with. */
export function FeaturedTemplates({ starters, total }: FeaturedTemplatesProps) {
  return (
    <section className={`wrap ${styles.featured}`}>
      <SectionHead title="Templates" to="/templates/">
        All {total}
      </SectionHead>
      <TemplateGrid starters={starters} />
    </section>
  );
}
