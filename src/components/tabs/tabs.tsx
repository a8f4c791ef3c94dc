import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readTabs, type TabValue } from './read-tabs';
import { tabIndexForKey } from './tab-keys';
import * as styles from './tabs.module.css';
import { useChoice } from './use-choice';

/** Props of a group of tabs, with the names that authors know from other documentation tools. */
export interface TabsProps {
  /** Groups with the same id show the same tab, also on the next visit. */
  groupId?: string;
  /** The initial tab; defaults to the item marked `default`, else the first one. */
  defaultValue?: string | null;
  /** Order and labels of the tabs, unless the items set them. */
  values?: TabValue[];
  /** Name of the group for assistive technology. */
  label?: string;
  children?: ReactNode;
}

/** Tabs following the WAI-ARIA pattern. Without JavaScript all panels are shown, each under its label. */
export function Tabs({ groupId, defaultValue, values, label, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { tabs, initial } = readTabs({ children, values, defaultValue });
  const [chosen, choose] = useChoice(groupId);
  const isKnown = tabs.some((tab) => tab.value === chosen);
  const selected = isKnown ? chosen : initial;

  // Groups above may grow or shrink along with this one, so keep the pressed tab in place.
  const select = (value: string) => {
    const before = list.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => choose(value));
    const moved = (list.current?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabIndexForKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    select(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next as number]?.focus();
  };

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} data-needs-js="">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={tab.value === selected}
            tabIndex={tab.value === selected ? 0 : -1}
            onClick={() => select(tab.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          className={styles.panel}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          data-selected={tab.value === selected ? '' : undefined}
        >
          <p className={styles.label}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
