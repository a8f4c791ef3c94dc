import { createCommand } from '../../shared/install-commands';
import { Link } from '../link';
import { Studio } from '../live-editor/studio-island';
import { Command } from '../package-manager-tabs/command';
import * as commandBar from '../package-manager-tabs/command-bar.module.css';
import * as styles from './hero.module.css';

/** The hero of the home page: a sentence, a command and a picture. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={`wrap ${styles.hero}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.start}>
        <Command className={commandBar.bar} command={createCommand('npm')} label="Create a project" />
        <Link to="/docs/" className="button button-primary">
          Get started
        </Link>
        <Link to="/templates/" className="button">
          Templates
        </Link>
      </div>
      <Studio />
    </header>
  );
}
