import * as styles from './available-from.module.css';

/** Props of `<AvailableFrom>`: the version that introduced the feature next to it. */
export interface AvailableFromProps {
  v: string;
}

/** A small version badge. */
export function AvailableFrom({ v }: AvailableFromProps) {
  const version = v.replace(/^v/, '');
  return (
    <span className={styles.tag} title={`Available from version ${version}`}>
      <span className="visually-hidden">available from </span>v{version}
    </span>
  );
}
