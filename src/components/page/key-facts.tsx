import { Fragment } from 'react';
import { hrefOf } from '../link';
import * as styles from './key-facts.module.css';

/** A fact: its name, its value, and where to read more. */
export interface KeyFact {
  name: string;
  value: string;
  to?: string | null;
}

/** Facts as a table of two columns. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, to }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{to ? <a href={hrefOf(to)}>{value}</a> : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
