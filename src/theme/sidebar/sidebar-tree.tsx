import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { Link } from '../../components/link';
import { keyOf, type SidebarCategory, type SidebarItem } from '../../shared/sidebar';
import { childrenOf, isCurrent } from './sidebar-state';
import * as late from './sidebar-status.late.module.css';
import * as styles from './sidebar-tree.module.css';
import type { SidebarModel } from './use-sidebar';

/** Number of characters above which a label is truncated at the sidebar's width and gets a title. */
const longLabel = 26;

const titleOf = (label: string) => (label.length > longLabel ? label : undefined);

/** The entries of a sidebar at any depth. */
export function SidebarTree({ items, model }: { items: readonly SidebarItem[]; model: SidebarModel }) {
  return (
    <ul className={styles.tree}>
      {items.map((item, index) => {
        if (item.type === 'category') return <Category key={keyOf(item)} category={item} model={model} />;
        // A divider has no content to identify it by.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a sidebar does not change
        if (item.type === 'divider') return <li key={index} className={styles.divider} aria-hidden="true" />;
        return (
          <li key={item.href + item.label}>
            <Link
              to={item.href}
              external
              title={titleOf(item.label)}
              aria-current={isCurrent(item, model.path) ? 'page' : undefined}
            >
              {item.label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Category({ category, model }: { category: SidebarCategory; model: SidebarModel }) {
  const isOpen = model.open[keyOf(category)] ?? false;
  const children = childrenOf(category, model.branches);
  const toggle = () => model.toggle(keyOf(category), !isOpen);
  const prepare = children ? undefined : model.load;
  return (
    <li>
      <div className={styles.row} onPointerEnter={prepare}>
        <Label
          category={category}
          isOpen={isOpen}
          isCurrent={isCurrent(category, model.path)}
          onToggle={toggle}
        />
        {category.hasOwnPage && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={`Pages of ${category.label}`}
            onClick={toggle}
            data-needs-js=""
          />
        )}
      </div>
      {isOpen && children && <SidebarTree items={children} model={model} />}
      {isOpen && !children && <Missing model={model} />}
    </li>
  );
}

interface LabelProps {
  category: SidebarCategory;
  isOpen: boolean;
  isCurrent: boolean;
  onToggle: () => void;
}

/**
 * A category's label: a link to its page. Without a page, it toggles the category; without JavaScript, it
 * links to its first page.
 */
function Label({ category, isOpen, isCurrent: current, onToggle }: LabelProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { label, href = '#', hasOwnPage } = category;
  if (hasOwnPage) {
    return (
      <Link
        to={href}
        title={titleOf(label)}
        aria-current={current ? 'page' : undefined}
        className={styles.label}
      >
        {label}
      </Link>
    );
  }
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <Link
      to={href}
      title={titleOf(label)}
      className={`${styles.label} ${styles.opens}`}
      role={isReady ? 'button' : undefined}
      aria-expanded={isReady ? isOpen : undefined}
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
    >
      {label}
    </Link>
  );
}

function Missing({ model }: { model: SidebarModel }) {
  if (!model.hasFailed) return <p className={late.loading}>Loading…</p>;
  return (
    <p className={late.failed} role="alert">
      Could not be loaded.{' '}
      <button type="button" onClick={model.load}>
        Try again
      </button>
    </p>
  );
}
