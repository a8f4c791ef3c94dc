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

/** All templates, with a choice of their kinds. The choice is made of radio buttons and CSS: it needs no script. */
export function FilteredStarters({ starters }: { starters: StarterCardFacts[] }) {
  const kinds = Object.entries(starterKinds).filter(([kind]) =>
    starters.some((starter) => starter.kind === kind),
  );
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">Show templates of one kind</legend>
        <Choice value="all" label="All" count={starters.length} isFirst />
        {kinds.map(([kind, label]) => (
          <Choice
            key={kind}
            value={kind}
            label={label}
            count={starters.filter((starter) => starter.kind === kind).length}
          />
        ))}
      </fieldset>
      <StarterGrid starters={starters} />
    </div>
  );
}

interface ChoiceProps {
  value: string;
  label: string;
  count: number;
  isFirst?: boolean;
}

function Choice({ value, label, count, isFirst = false }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="kind" value={value} defaultChecked={isFirst} autoComplete="off" />
      {label} <small>{count}</small>
    </label>
  );
}
