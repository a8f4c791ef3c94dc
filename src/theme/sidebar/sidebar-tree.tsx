import { isExternal, isSamePath, type SidebarCategory, type SidebarItem } from '@docs/content/shared';
import { memo } from 'react';
import { useIsHydrating } from '../../components/island/served';
import { hrefOf } from '../../components/link';
import * as styles from './sidebar-tree.module.css';
import { keyOf } from './tree-state';
import { type Tree, type TreeProps, useTree } from './use-tree';

/** Number of characters above which a label is truncated at the sidebar's width and gets a title. */
const longLabel = 26;

/** The entries of a sidebar. Only those of open categories are rendered. */
export function SidebarTree(props: TreeProps) {
  const tree = useTree(props);
  return <List items={tree.items} above="" tree={tree} />;
}

interface ListProps {
  items: readonly SidebarItem[];
  /** Key of the category that contains the entries. */
  above: string;
  tree: Tree;
}

function List({ items, above, tree }: ListProps) {
  return (
    <ul className={styles.tree}>
      {items.map((item, index) => {
        // The entries have no ids, and labels can repeat.
        const key = `${index} ${item.type}`;
        if (item.type === 'divider') return <li key={key} className={styles.divider} aria-hidden="true" />;
        if (item.type === 'more') return <More key={key} count={item.count} above={above} tree={tree} />;
        if (item.type === 'category')
          return <Category key={key} category={item} id={keyOf(above, item.label)} tree={tree} />;
        const isOpen = isSamePath(item.href, tree.path);
        return (
          <li key={key}>
            <Anchor label={item.label} href={item.href} isOpen={isOpen} />
          </li>
        );
      })}
    </ul>
  );
}

interface CategoryProps {
  category: SidebarCategory;
  id: string;
  tree: Tree;
}

/**
 * A category. Its label is a link to its page, beside a button that opens it. Without a page of its own, the label
 * opens it; without JavaScript, that label is a link to the first page below.
 */
function Category({ category, id, tree }: CategoryProps) {
  const { label, href = '#', hasOwnPage, items } = category;
  const isInteractive = !useIsHydrating();
  const isOpen = tree.choices[id] === true;
  const toggle = () => tree.toggle(id);
  return (
    <li>
      {/* A click is likely to follow. */}
      <div className={styles.row} onPointerOver={items ? undefined : tree.load}>
        {hasOwnPage ? (
          <>
            <Anchor label={label} href={href} isOpen={isSamePath(href, tree.path)} className={styles.label} />
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-label={`Pages in ${label}`}
              data-needs-js=""
              onClick={toggle}
            />
          </>
        ) : (
          <a
            href={hrefOf(href)}
            className={`${styles.label} ${styles.opens}`}
            title={titleOf(label)}
            {...(isInteractive && {
              role: 'button',
              'aria-expanded': isOpen,
              onClick: (event) => {
                event.preventDefault();
                toggle();
              },
              onKeyDown: (event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                toggle();
              },
            })}
          >
            {label}
          </a>
        )}
      </div>
      {isOpen && (items ? <List items={items} above={id} tree={tree} /> : <Status tree={tree} />)}
    </li>
  );
}

/** A list that would be too long for every page has an entry in place of those that are far from the open page. */
function More({ count, above, tree }: { count: number; above: string; tree: Tree }) {
  const id = keyOf(above, 'more');
  if (tree.choices[id])
    return (
      <li>
        <Status tree={tree} />
      </li>
    );
  return (
    <li className={styles.note} data-needs-js="">
      <button type="button" onClick={() => tree.open(id)}>
        {count} more pages
      </button>
    </li>
  );
}

/** The placeholder of entries that are not known yet. */
function Status({ tree: { hasFailed, load } }: { tree: Tree }) {
  if (!hasFailed) return <p className={styles.loading}>Loading…</p>;
  return (
    <p className={styles.note} role="alert">
      Could not be loaded.{' '}
      <button type="button" onClick={load}>
        Try again
      </button>
    </p>
  );
}

interface AnchorProps {
  label: string;
  href: string;
  isOpen: boolean;
  className?: string;
}

const Anchor = memo(function Anchor({ label, href, isOpen, className }: AnchorProps) {
  return (
    <a
      href={hrefOf(href)}
      className={isExternal(href) ? 'external' : className}
      title={titleOf(label)}
      aria-current={isOpen ? 'page' : undefined}
    >
      {label}
    </a>
  );
});

const titleOf = (label: string) => (label.length > longLabel ? label : undefined);
