type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a reader does in HTML that is not interactive yet. */
export interface Record {
  /** Whether the reader has done more than pointing at it. */
  hasUse(): boolean;
  /**
   * Sets changed fields back as React expects them. Returns a function that ends recording and repeats
   * everything.
   */
  end(): () => void;
}

const seen = ['pointerover', 'focusin', 'click', 'input'] as const;

/** Records the last pointer, focus and click in a box, and which of its fields were changed. */
export function recordUse(box: HTMLElement): Record {
  const last = new Map<string, Event>();
  // What was changed before the page's scripts ran, or is restored by the browser.
  const changed = new Set([...box.querySelectorAll<Field>('input, select, textarea')].filter(isChanged));
  const note = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'input') changed.add(target as Field);
    else if (type !== 'click' || holdsBack(event as MouseEvent, target)) last.set(type, event);
  };
  for (const name of seen) box.addEventListener(name, note, true);
  return {
    hasUse: () => changed.size > 0 || last.has('click'),
    end() {
      const repeats = [...changed].map(setBack);
      return () => {
        // Not before: React drops clicks on what it is still hydrating.
        for (const name of seen) box.removeEventListener(name, note, true);
        for (const repeat of repeats) repeat();
        for (const [type, event] of last) {
          const copy = new (event.constructor as typeof Event)(type, event);
          event.target?.dispatchEvent(copy);
        }
      };
    },
  };
}

/** Whether a click is one on a button or link, which then waits until the part can react. */
function holdsBack(event: MouseEvent, target: Element): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (hasModifier || !target.closest('button, a[href]')) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const isSwitch = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The option that the HTML selects. */
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
 * Sets a field back to the value in the HTML. Returns a function that changes it again, in a way that React
 * notices.
 */
function setBack(field: Field): () => unknown {
  if (isSwitch(field)) {
    if (!isChanged(field)) return () => undefined;
    field.checked = field.defaultChecked;
    return () => field.click();
  }
  const announce = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field.type === 'file') return () => announce('change');
  const { value } = field;
  if (field instanceof HTMLSelectElement) field.selectedIndex = defaultIndex(field);
  else field.value = field.defaultValue;
  return () => {
    // React overrides the property on the element itself, and takes what was set there for its own value.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    announce('input');
    announce('change');
  };
}
