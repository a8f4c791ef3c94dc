import { Link } from '../link';
import { Command } from '../package-manager-tabs/command';
import * as commandBar from '../package-manager-tabs/command-bar.module.css';
import { usePackageManager } from '../package-manager-tabs/use-package-manager';
import { type TemplateCardFacts, templateCommand } from './project-template';
import * as styles from './template-card.module.css';
import { TemplatePicture } from './template-picture';

/**
 * A template in a grid: a drawing, a description, and the command that creates it with the reader's package
 * manager.
 */
export function TemplateCard({ starter }: { starter: TemplateCardFacts }) {
  const { slug, path, name, description, paid, createVersion } = starter;
  const manager = usePackageManager();
  return (
    <article className={styles.card}>
      <TemplatePicture slug={slug} name={name} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
          {paid && <span className={styles.paid}>Paid</span>}
        </h3>
        <p>{description}</p>
        {createVersion && (
          <p className={styles.version}>
            Removed from newer versions of create-video, so the command uses {createVersion}.
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
          flagsOnly
        />
      )}
    </article>
  );
}
