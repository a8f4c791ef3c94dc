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
  /** The open page: a menu closes when another page opens. */
  path: string;
  children: ReactNode;
}

/** A menu of the navbar: opens by mouse, click and keyboard; closes on Escape and when anything outside is used. */
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
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    root.current?.querySelector('button')?.focus();
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
      onKeyDown={closeByKey}
      onBlur={leave}
    >
      <button
        type="button"
        className={`${items.item} ${styles.button}`}
        aria-expanded={isOpen}
        data-active={isActive || undefined}
        // A mouse has opened the menu by coming here: its click must not close it again.
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

function hasMouse(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
