import { Link } from '../link';
import type { ShowcaseEntry } from '../showcase/entry';
import { ShowcaseCard } from '../showcase/showcase-card';
import * as styles from './proof.module.css';
import { SectionHead } from './section-head';

/** What the build counts: pages, packages, templates and showcase entries. */
export interface Counts {
  docs: number;
  packages: number;
  templates: number;
  entries: number;
}

/** Numbers that the build knows, and where to check them. */
export function ProofNumbers({ docs, packages, templates, entries }: Counts) {
  const numbers = [
    { number: docs, label: 'pages of documentation', to: '/docs/' },
    { number: packages, label: 'documented packages', to: '/docs/api' },
    { number: templates, label: 'templates to start from', to: '/templates/' },
    { number: entries, label: 'works in the showcase', to: '/showcase/' },
  ];
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ number, label, to }) => (
        <li key={to}>
          <Link to={to}>
            <b>{number}</b> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A few showcase entries. */
export function FeaturedShowcase({ entries }: { entries: ShowcaseEntry[] }) {
  return (
    <section className={`wrap ${styles.showcase}`}>
      <SectionHead title="Made with Remotion" to="/showcase/">
        Showcase
      </SectionHead>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <ShowcaseCard key={entry.slug} entry={entry} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
