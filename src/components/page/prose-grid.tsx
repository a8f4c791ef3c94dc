import type { ContentTree } from '@docs/content/shared';
import type { ReactNode } from 'react';
import * as styles from './prose-grid.module.css';
import type { ProseSection } from './sections';

interface ProseGridProps {
  sections: ProseSection[];
  renderTree: (tree: ContentTree) => ReactNode;
}

/** Short sections side by side. */
export function ProseGrid({ sections, renderTree }: ProseGridProps) {
  return (
    <div className="wrap">
      <div className={styles.grid}>
        {sections.map(({ key, heading, body }) => (
          <section key={key} className={`prose ${styles.cell}`}>
            {renderTree([heading, ...body])}
          </section>
        ))}
      </div>
    </div>
  );
}
