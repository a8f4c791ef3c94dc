import { createCommand } from '@docs/content/shared';
import { Link } from '../link';
import { Command } from '../package-manager-tabs/command';
import * as commandBar from '../package-manager-tabs/command-bar.module.css';
import { usePackageManager } from '../package-manager-tabs/use-package-manager';
import * as styles from './start-band.module.css';

/** The end of the home page: the command again, and where to go next. */
export function StartBand() {
  const manager = usePackageManager();
  return (
    <>
      <div className="ruler" />
      <section className={`wrap ${styles.band}`}>
        <h2>Make your first video</h2>
        <div className={styles.start}>
          <Command
            className={commandBar.bar}
            command={createCommand(manager)}
            label="Create your first project"
          />
          <Link to="/docs/" className="button button-primary">
            Get started
          </Link>
        </div>
      </section>
    </>
  );
}
