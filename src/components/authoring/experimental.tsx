import type { ReactNode } from 'react';

/** Props of `<Experimental>`: custom text instead of the default. */
export interface ExperimentalProps {
  children?: ReactNode;
}

/** A notice that the subject of a page may still change. */
export function Experimental({ children }: ExperimentalProps) {
  return (
    <aside className="admonition admonition-warning" role="note" aria-label="Experimental">
      <p className="admonition-title">Experimental</p>
      {children ?? <p>This feature may change in any release. Check the changelog before you upgrade.</p>}
    </aside>
  );
}
