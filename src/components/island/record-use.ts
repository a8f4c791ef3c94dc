import { hasModifier } from '../../runtime/link-target';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A recording of the user's actions in HTML that is not interactive yet. */
export interface Recording {
  /** Returns whether the user has done more than hover. */
  hasUse(): boolean;
  /** Stops recording without replaying anything. */
  stop(): void;
  /** Returns a function that stops recording and replays all actions. */
  end(): () => void;
}

const seen = ['pointerover', 'focusin', 'click', 'input'] as const;

/** Records the last pointer event, focus and click in a box, and which of its fields have changed. */
export function recordUse(box: HTMLElement): Recording {
  const last = new Map<string, Event>();
  // Fields that the user changed before the page's scripts ran, or whose values the browser has restored.
  const changed = new Set([...box.querySelectorAll<Field>('input, select, textarea')].filter(isChanged));
  const note = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !box.contains(target)) return;
    if (type === 'input') changed.add(target as Field);
    else if (type !== 'click' || holdsBack(event as MouseEvent, target)) last.set(type, event);
  };
  // Listens on the document, before React does. While React hydrates a part, it stops clicks on the part, and
  // mistakes a value that is entered meanwhile for the one that it expects.
  for (const name of seen) document.addEventListener(name, note, true);
  const stop = () => {
    for (const name of seen) document.removeEventListener(name, note, true);
  };
  return {
    hasUse: () => changed.size > 0 || last.has('click'),
    stop,
    end() {
      // Remembers the values, because React sets the options of a select to the value that it expects.
      const chosen = new Map([...changed].map((field) => [field, field.value]));
      return () => {
        // This cannot happen earlier: React drops clicks on elements that it is still hydrating.
        stop();
        for (const field of changed) repeatChange(field, chosen.get(field));
        // Lets React render the changes first, so that a click that submits them includes them.
        queueMicrotask(() => {
          for (const [type, event] of last) event.target?.dispatchEvent(copyOf(type, event));
        });
      };
    },
  };
}

function copyOf(type: string, event: Event): Event {
  const { pointerType } = event as PointerEvent;
  // React ignores a pointer that comes from another element of the page (`relatedTarget`), because it expects that
  // element's `pointerout` event.
  const init = type === 'pointerover' ? { bubbles: true, pointerType } : event;
  return new (event.constructor as typeof Event)(type, init);
}

/** Returns whether a click is on a button or link. Such a click waits until the part can react to it. */
function holdsBack(event: MouseEvent, target: Element): boolean {
  if (hasModifier(event) || !target.closest('button, a[href]')) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Returns the option that the HTML selects. */
function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndex(field);
  if (isSwitch(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * Replays the change of a field so that React notices it: from the value in the HTML, which React expects, to the
 * current one. `chosen` is the value of a select.
 */
function repeatChange(field: Field, chosen: string | undefined): void {
  if (isSwitch(field)) {
    if (!isChanged(field)) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const announce = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field.type === 'file') {
    announce('change');
    return;
  }
  const value = field instanceof HTMLSelectElement && chosen !== undefined ? chosen : field.value;
  if (field instanceof HTMLSelectElement) field.selectedIndex = defaultIndex(field);
  else field.value = field.defaultValue;
  // React overrides the property on the element itself. A value set there would not count as a change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  announce('input');
  announce('change');
}
