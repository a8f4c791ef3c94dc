import type { TemplateCardFacts } from './project-template';
import { TemplateCard } from './template-card';
import * as styles from './template-grid.module.css';

/** Cards in a grid, below a heading: three in a row on wide screens. */
export function TemplateGrid({ starters }: { starters: TemplateCardFacts[] }) {
  return (
    <div className={styles.grid}>
      {starters.map((starter) => (
        <TemplateCard key={starter.slug} starter={starter} />
      ))}
    </div>
  );
}
