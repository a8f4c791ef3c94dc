import type { ContentTree } from '@docs/content/shared';
import type { ReactNode } from 'react';
import * as styles from './prose-sections.module.css';
import { type ProseParts, splitCode } from './sections';

interface ProseSectionsProps extends ProseParts {
  /** Renders a part of a tree, so that layout components do not depend on content rendering. */
  renderTree: (tree: ContentTree) => ReactNode;
  /** Places samples next to the text instead of below it. */
  isWide?: boolean;
  /** Content at the end of sections, by the id of their heading. */
  extras?: Record<string, ReactNode> | undefined;
}

/** The prose of a hand-written page: each section has its heading on the left and its text on the right. */
export function ProseSections({
  intro,
  sections,
  renderTree,
  isWide = false,
  extras = {},
}: ProseSectionsProps) {
  return (
    <div className="wrap">
      {intro.length > 0 && (
        <div
          className={sections.length > 0 ? `prose ${styles.intro} ${styles.inset}` : `prose ${styles.intro}`}
        >
          {renderTree(intro)}
        </div>
      )}
      {sections.map(({ key, heading, body }) => {
        const { text, code } = isWide ? splitCode(body) : { text: body, code: [] };
        const main = (
          <>
            <div className={`prose ${styles.heading}`}>{renderTree([heading])}</div>
            <div className={styles.body}>
              <div className="prose">{renderTree(text)}</div>
              {extras[key]}
            </div>
          </>
        );
        if (code.length === 0) {
          return (
            <section key={key} className={styles.section}>
              {main}
            </section>
          );
        }
        return (
          <section key={key} className={`${styles.section} ${styles.paired}`}>
            <div className={styles.text}>{main}</div>
            <div className={`prose ${styles.code}`}>{renderTree(code)}</div>
          </section>
        );
      })}
    </div>
  );
}
