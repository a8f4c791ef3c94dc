import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as styles from './dropdown.module.css';
import * as items from './navbar-items.module.css';

interface DropdownProps {
  label: ReactNode;
  isActive: boolean;
  /** The open page: navigation closes the menu. */
  path: string;
  children: ReactNode;
}

/** A navbar menu. Opens on hover, click and keyboard; closes on Escape and on interaction outside. */
export function Dropdown({ label, isActive, path, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [path]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const outside = ['mousedown', 'touchstart', 'focusin'];
    for (const name of outside) document.addEventListener(name, closeOutside);
    return () => {
      for (const name of outside) document.removeEventListener(name, closeOutside);
    };
  }, [isOpen]);

  const hover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      setOpen(false);
      root.current?.querySelector('button')?.focus();
      return;
    }
    const links = [...(root.current?.querySelectorAll<HTMLElement>('ul a') ?? [])];
    const next = links[nextIndex(event.key, links.indexOf(event.target as HTMLElement), links.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <li
      ref={root}
      className={styles.dropdown}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={moveByKey}
      onBlur={leave}
    >
      <button
        type="button"
        className={`${items.item} ${styles.button}`}
        aria-expanded={isOpen}
        data-active={isActive || undefined}
        // Hovering has already opened the menu: the click must not close it again.
        onClick={(event) => setOpen(event.detail > 0 && hasMouse() ? true : !isOpen)}
      >
        {label}
      </button>
      <ul className={styles.menu} data-open={isOpen || undefined}>
        {children}
      </ul>
    </li>
  );
}

/** Returns the index that a key moves the focus to. -1 is the button, and is also returned for other keys. */
export function nextIndex(key: string, index: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

function hasMouse(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
