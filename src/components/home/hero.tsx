import { createCommand } from '@docs/content/shared';
import { waveScript } from '../../theme/inline-scripts/wave';
import { HeroDemo } from '../hero-timeline/hero-demo-island';
import { Link } from '../link';
import { Command } from '../package-manager-tabs/command';
import * as commandBar from '../package-manager-tabs/command-bar.module.css';
import { usePackageManager } from '../package-manager-tabs/use-package-manager';
import * as styles from './hero.module.css';
import { type Counts, ProofNumbers } from './proof';

/** In the HTML of the build alone: a script that React inserts does not run, and needs not run. */
const script = typeof __LATE_PARTS__ === 'undefined' ? waveScript : '';

interface HeroProps {
  title: string;
  lead: string;
  counts: Counts;
}

/** The hero of the home page: a sentence, a command, a picture and numbers. */
export function Hero({ title, lead, counts }: HeroProps) {
  const manager = usePackageManager();
  return (
    <header className={`wrap ${styles.hero}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.start}>
        <Command className={commandBar.bar} command={createCommand(manager)} label="Create a project" />
        <Link to="/docs/" className="button button-primary">
          Get started
        </Link>
        <Link to="/templates/" className="button">
          Templates
        </Link>
      </div>
      <HeroDemo />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
      <ProofNumbers {...counts} />
    </header>
  );
}
