import * as styles from './live-sample.module.css';

/** The most useful keyboard shortcuts of the editor. */
export function Keys({ isExercise }: { isExercise: boolean }) {
  const keys = [
    ['Escape, then Tab', 'leave the editor'],
    ['Ctrl or ⌘ + Enter', isExercise ? 'check the exercise' : 'play or pause'],
    ['Ctrl or ⌘ + Z', 'undo, also after a reload'],
    ['Ctrl or ⌘ + /', 'comment a line out'],
    ['Ctrl + Space', 'suggest names'],
    ['Alt + ↑ or ↓', 'move a line'],
  ];
  return (
    <details className={styles.keys}>
      <summary>Keyboard</summary>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
