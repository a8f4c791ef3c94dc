import type { ReactNode } from 'react';

/** Props of `<Experimental>`: a text of one's own in place of the usual one. */
export interface ExperimentalProps {
  children?: ReactNode;
}

/** A notice that what a page is about may still change. */
export function Experimental({ children }: ExperimentalProps) {
  return (
    <aside className="admonition admonition-warning" role="note" aria-label="Experimental">
      <p className="admonition-title">Experimental</p>
      {children ?? <p>This can change with any release. Read the changelog before you upgrade.</p>}
    </aside>
  );
}
