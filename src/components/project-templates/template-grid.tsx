import type { TemplateCardFacts } from './project-template';
import { TemplateCard } from './template-card';
import * as styles from './template-grid.module.css';

/** Cards in a grid, below a heading. On wide screens, the number of cards decides the columns, so that no row has gaps. */
export function TemplateGrid({ starters }: { starters: TemplateCardFacts[] }) {
  const count = starters.length;
  const columns = count === 2 ? ` ${styles.pair}` : count % 3 && count % 4 === 0 ? ` ${styles.four}` : '';
  return (
    <div className={`${styles.grid}${columns}`}>
      {starters.map((starter) => (
        <TemplateCard key={starter.slug} starter={starter} />
      ))}
    </div>
  );
}
