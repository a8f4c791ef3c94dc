import { hasModifier } from '../../runtime/link-target';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A recording of the user's actions in HTML that is not interactive yet. */
export interface Record {
  /** Returns whether the user has done more than hovering. */
  hasUse(): boolean;
  /** Stops recording and repeats nothing. */
  stop(): void;
  /** Returns a function that stops recording and repeats all actions. */
  end(): () => void;
}

const seen = ['pointerover', 'focusin', 'click', 'input'] as const;

/** Records the last pointer event, focus and click in a box, and which of its fields were changed. */
export function recordUse(box: HTMLElement): Record {
  const last = new Map<string, Event>();
  // Changes made before the page's scripts ran, or values that the browser restored.
  const changed = new Set([...box.querySelectorAll<Field>('input, select, textarea')].filter(isChanged));
  const note = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !box.contains(target)) return;
    if (type === 'input') changed.add(target as Field);
    else if (type !== 'click' || holdsBack(event as MouseEvent, target)) last.set(type, event);
  };
  // On the document, before React: it stops clicks on a part that it is hydrating, and takes a value that is entered
  // meanwhile for the one it expects.
  for (const name of seen) document.addEventListener(name, note, true);
  const stop = () => {
    for (const name of seen) document.removeEventListener(name, note, true);
  };
  return {
    hasUse: () => changed.size > 0 || last.has('click'),
    stop,
    end() {
      // React sets the options of a select to the value that it expects.
      const chosen = new Map([...changed].map((field) => [field, field.value]));
      return () => {
        // This cannot happen earlier: React drops clicks on elements that it is still hydrating.
        stop();
        for (const field of changed) repeatChange(field, chosen.get(field));
        // React renders the changes first, so that a click that submits them finds them.
        queueMicrotask(() => {
          for (const [type, event] of last) event.target?.dispatchEvent(copyOf(type, event));
        });
      };
    },
  };
}

function copyOf(type: string, event: Event): Event {
  const { pointerType } = event as PointerEvent;
  // React ignores a pointer that comes from an element of the page: it expects its "pointerout" there.
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
 * Repeats the change of a field in a way that React notices: from the value in the HTML, which React expects, to
 * the one that it has by now. `chosen` is the value of a select.
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
  // React overrides the property on the element itself, and would take a value set there for its own.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  announce('input');
  announce('change');
}
