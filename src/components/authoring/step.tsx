import type { ReactNode } from 'react';
import * as styles from './step.module.css';

/** Props of `<Step>`: its number. */
export interface StepProps {
  children: ReactNode;
}

/** The number of a step, in a circle. The dot is for screen readers and agents, and the Markdown has it too. */
export function Step({ children }: StepProps) {
  return (
    <span className={styles.step}>
      {children}
      <span className="visually-hidden">.</span>
    </span>
  );
}
