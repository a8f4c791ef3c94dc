import type { ReactNode } from 'react';
import { Brand } from '../navbar/brand';
import { CrashBoundary } from './crash-boundary';
import * as styles from './crash-boundary.module.css';
import { mainId } from './skip-link';

interface RootBoundaryProps {
  /** Path of the open page, without the path prefix. */
  path: string;
  children: ReactNode;
}

/**
 * The boundary around a page with its frame. If the frame crashes, there is the crash screen, a link to the home page,
 * and nothing that could crash again.
 */
export function RootBoundary({ path, children }: RootBoundaryProps) {
  return (
    <CrashBoundary path={path} frame={(screen) => <PlainFrame>{screen}</PlainFrame>}>
      {children}
    </CrashBoundary>
  );
}

function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <Brand />
      </header>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
