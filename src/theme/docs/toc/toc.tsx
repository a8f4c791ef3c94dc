import type { TocItem } from '@docs/content/shared';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import * as styles from './toc.module.css';
import { useActiveHeading } from './use-active-heading';

const heading = 'On this page';

interface TocProps {
  items: readonly TocItem[];
  /** Ids of the sections that changed since the reader's last visit. */
  changed?: ReadonlySet<string | undefined>;
}

/** The table of contents on wide screens; highlights the active heading. */
export function TocRail({ items, changed }: TocProps) {
  const active = useActiveHeading(items.map((item) => item.id));
  const box = useRef<HTMLElement>(null);
  const [marked, setMarked] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const link = active && box.current?.querySelector<HTMLElement>(`a[href="#${CSS.escape(active)}"]`);
    setMarked(link || null);
    if (link && box.current) keepInSight(link, box.current);
  }, [active]);

  return (
    <nav ref={box} className={styles.rail} aria-label={heading} data-rail="" data-no-print="">
      <p className={styles.title}>{heading}</p>
      {marked && (
        <span
          className={styles.mark}
          style={{ height: marked.offsetHeight, transform: `translateY(${marked.offsetTop}px)` }}
        />
      )}
      <List items={items} changed={changed} active={active} />
    </nav>
  );
}

/** The table of contents on narrow screens: collapsed below the title. */
export function TocDisclosure({ items, changed }: TocProps) {
  const box = useRef<HTMLDetailsElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click that collapses it is a click on a link
    <details
      ref={box}
      className={`fold ${styles.disclosure}`}
      data-no-print=""
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) box.current?.removeAttribute('open');
      }}
    >
      <summary>{heading}</summary>
      <nav className={styles.links} aria-label={heading}>
        <List items={items} changed={changed} active={null} />
      </nav>
    </details>
  );
}

function List({ items, changed, active }: TocProps & { active: string | null }) {
  const top = Math.min(...items.map((item) => item.level));
  return (
    <ul>
      {items.map(({ id, level, title, version, changed: changedIn }) => (
        <li
          key={id}
          data-depth={level - top || undefined}
          data-changed={changed?.has(id) ? '' : undefined}
          // Style rules compare them with the reader's own version.
          style={version || changedIn ? ({ '--v': version, '--c': changedIn } as CSSProperties) : undefined}
        >
          <a
            href={`#${id}`}
            aria-current={id === active || undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from a heading at build time, with escaped text
            dangerouslySetInnerHTML={{ __html: title }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list, and only the list, to reveal the entry. */
function keepInSight(link: HTMLElement, box: HTMLElement): void {
  const { offsetTop, offsetHeight } = link;
  if (offsetTop < box.scrollTop) box.scrollTop = offsetTop - 40;
  const end = offsetTop + offsetHeight - box.clientHeight;
  if (end > box.scrollTop) box.scrollTop = end + 40;
}
