import { useEffect, useState } from 'react';
import { MonitorIcon, MoonIcon, SunIcon } from '../../components/icons';
import { nextChoice, shownChoice, type ThemeChoice } from './color-mode';
import { readChoice, saveChoice, watchChoice } from './store';
import * as styles from './toggle.module.css';

/**
 * Toggles the color mode. CSS shows the icon of the current choice, so the icon is correct before any script
 * runs.
 */
export function ColorModeToggle() {
  const [choice, setChoice] = useState<ThemeChoice>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setChoice(readChoice());
    setReady(true);
    return watchChoice(setChoice);
  }, []);

  const change = () => {
    const next = nextChoice(choice);
    saveChoice(next);
    setChoice(next);
  };
  const label = ready ? `Color mode: ${shownChoice(choice)}` : 'Color mode';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      disabled={!ready}
      onClick={change}
      data-needs-js=""
    >
      <SunIcon className={styles.light} />
      <MoonIcon className={styles.dark} />
      <MonitorIcon className={styles.system} />
      <span className="visually-hidden" aria-live="polite">
        {ready && shownChoice(choice)}
      </span>
    </button>
  );
}
