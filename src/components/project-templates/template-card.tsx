import { Link } from '../link';
import { Command } from '../package-manager-tabs/command';
import * as commandBar from '../package-manager-tabs/command-bar.module.css';
import { usePackageManager } from '../package-manager-tabs/use-package-manager';
import { kindLabel, type TemplateCardFacts, templateCommand } from './project-template';
import * as styles from './template-card.module.css';
import { TemplatePicture } from './template-picture';

interface TemplateCardProps {
  starter: TemplateCardFacts;
  /** Heading level of the name. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * A template in a grid: a drawing, a description, and the command that creates it with the reader's package
 * manager.
 */
export function TemplateCard({ starter, headingLevel = 2 }: TemplateCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { slug, path, name, description, kind, paid, createVersion } = starter;
  const manager = usePackageManager();
  return (
    <article className={styles.card} data-kind={kind}>
      <TemplatePicture slug={slug} name={name} />
      <div className={styles.text}>
        <p className={styles.kind}>
          {kindLabel(kind)}
          {paid && <span className={styles.paid}>Paid</span>}
        </p>
        <Heading className={styles.name}>
          <Link to={path}>{name}</Link>
        </Heading>
        <p>{description}</p>
        {createVersion && (
          <p className={styles.kind}>
            Not in newer versions of create-video, so the command names {createVersion}.
          </p>
        )}
      </div>
      {paid ? (
        <p className={styles.buy}>
          <Link to={path}>See how to buy it</Link>
        </p>
      ) : (
        <Command
          className={commandBar.bar}
          command={templateCommand(manager, starter)}
          label={`Create a project from the ${name} template`}
        />
      )}
    </article>
  );
}
