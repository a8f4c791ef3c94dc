import type { SampleFile } from '@docs/content/shared';
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import * as styles from './live-sample.module.css';

interface FileTabsProps {
  files: readonly SampleFile[];
  /** The file in the editor. */
  open: string;
  /** The file with an error. */
  failing: string | undefined;
  onOpen: (name: string) => void;
}

/** The files of a sample. */
export function FileTabs({ files, open, failing, onOpen }: FileTabsProps) {
  return (
    <fieldset className={styles.tabs} aria-label="Files">
      {files.map(({ name }) => (
        <button key={name} type="button" aria-pressed={name === open} onClick={() => onOpen(name)}>
          {name}
          {name === failing && <span className={styles.failing}> has an error</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** The part of an exercise that a phone shows. */
export type View = 'task' | 'code' | 'video';

const views: readonly { view: View; label: string }[] = [
  { view: 'task', label: 'Task' },
  { view: 'code', label: 'Code' },
  { view: 'video', label: 'Video' },
];

interface ViewTabsProps {
  /** Prefix of the IDs of the tabs and their panels. */
  id: string;
  view: View;
  onChange: (view: View) => void;
}

/** On phones, shows the task, the code or the video of an exercise. Arrow keys move between the tabs. */
export function ViewTabs({ id, view, onChange }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = views.findIndex((each) => each.view === view);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % views.length,
      ArrowLeft: (at + views.length - 1) % views.length,
      Home: 0,
      End: views.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : views[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    onChange(next.view);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div
      ref={list}
      className={`${styles.tabs} ${styles.views}`}
      role="tablist"
      aria-label="View"
      onKeyDown={move}
    >
      {views.map(({ view: each, label }) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}-tab`}
          aria-controls={`${id}-${each}`}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Returns the attributes of a tab's panel. */
export function panelProps(id: string, view: View) {
  return { role: 'tabpanel', id: `${id}-${view}`, 'aria-labelledby': `${id}-${view}-tab` };
}

const phone = '(max-width: 640px)';

/** Returns whether the page is too narrow to show code and video at once. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
