import type { TemplateCardFacts } from './project-template';
import { TemplateCard } from './template-card';
import * as styles from './template-grid.module.css';

interface TemplateGridProps {
  starters: TemplateCardFacts[];
  headingLevel?: 2 | 3;
}

/** Cards in a grid. */
export function TemplateGrid({ starters, headingLevel }: TemplateGridProps) {
  return (
    <div className={styles.grid}>
      {starters.map((starter) => (
        <TemplateCard key={starter.slug} starter={starter} headingLevel={headingLevel} />
      ))}
    </div>
  );
}
