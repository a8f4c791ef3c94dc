import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { Link } from '../../components/link';
import { keyOf, type SidebarCategory, type SidebarItem } from '../../shared/sidebar';
import { linkHtml, markOpenPage, titleOf } from './link-html';
import { childrenOf, isCurrent } from './sidebar-state';
import * as late from './sidebar-status.late.module.css';
import * as styles from './sidebar-tree.module.css';
import type { SidebarModel } from './use-sidebar';

/** The entries of a sidebar at any depth. */
export function SidebarTree({ items, model }: { items: readonly SidebarItem[]; model: SidebarModel }) {
  const { path, firstPath } = model;
  // React calls a new function after each render.
  const mark = (list: Element | null) => list && markOpenPage(list, items, path);
  if (items.every((item) => item.type === 'link')) {
    const html = items.map((item) => `<li>${linkHtml(item, firstPath)}</li>`).join('');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: labels and URLs are escaped
    return <ul ref={mark} className={styles.tree} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <ul ref={mark} className={styles.tree}>
      {items.map((item, index) => {
        if (item.type === 'category') return <Category key={keyOf(item)} category={item} model={model} />;
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the order of a sidebar does not change
        if (item.type === 'divider') return <li key={index} className={styles.divider} aria-hidden="true" />;
        const html = linkHtml(item, firstPath);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: labels and URLs are escaped
        return <li key={index} dangerouslySetInnerHTML={{ __html: html }} />;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the order of a sidebar does not change
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
