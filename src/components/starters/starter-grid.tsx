import { Filter } from '../filter/filter';
import { type StarterCardFacts, starterKinds } from './starter';
import { StarterCard } from './starter-card';
import * as styles from './starter-grid.module.css';

interface StarterGridProps {
  starters: StarterCardFacts[];
  headingLevel?: 2 | 3;
}

/** Cards in a grid. */
export function StarterGrid({ starters, headingLevel }: StarterGridProps) {
  return (
    <div className={styles.grid}>
      {starters.map((starter) => (
        <StarterCard key={starter.slug} starter={starter} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

/** All templates, with a choice of their kinds. */
export function FilteredStarters({ starters }: { starters: StarterCardFacts[] }) {
  const choices = Object.entries(starterKinds)
    .map(([value, label]) => ({
      value,
      label,
      count: starters.filter(({ kind }) => kind === value).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className={styles.filtered}>
      <Filter legend="Show templates of one kind" name="kind" total={starters.length} choices={choices} />
      <StarterGrid starters={starters} />
    </div>
  );
}
