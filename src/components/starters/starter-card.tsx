import { createCommand } from '../../shared/install-commands';
import { Command } from '../command/command';
import { usePackageManager } from '../command/use-package-manager';
import { Link } from '../link';
import { cliName, kindLabel, type StarterCardFacts } from './starter';
import * as styles from './starter-card.module.css';
import { StarterPicture } from './starter-picture';

interface StarterCardProps {
  starter: StarterCardFacts;
  /** Level of the name in the page. */
  headingLevel?: 2 | 3 | undefined;
}

/** A template in a grid: a drawing, what it is, and the command that creates it with the package manager of the reader. */
export function StarterCard({ starter, headingLevel = 2 }: StarterCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { slug, path, name, description, kind, paid } = starter;
  const manager = usePackageManager();
  return (
    <article className={styles.card} data-kind={kind}>
      <StarterPicture slug={slug} />
      <div className={styles.text}>
        <p className={styles.kind}>
          {kindLabel(kind)}
          {paid && <span className={styles.paid}>Paid</span>}
        </p>
        <Heading className={styles.name}>
          <Link to={path}>{name}</Link>
        </Heading>
        <p>{description}</p>
      </div>
      {paid ? (
        <p className={styles.buy}>
          <Link to={path}>How to get it</Link>
        </p>
      ) : (
        <Command
          isBar
          command={createCommand(manager, cliName(starter))}
          label={`Create a project from ${name}`}
        />
      )}
    </article>
  );
}
