/** What of a pressed key decides what it does. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Where things stand when a key is pressed. */
export interface ShortcutPlace {
  isOpen: boolean;
  /** Whether the search button has the focus. */
  onButton: boolean;
  /** Whether a text field has the focus. */
  inText: boolean;
}

/** What a key does to the search modal: `write` opens it with that letter. */
export type ShortcutAction = { type: 'open' | 'close' } | { type: 'write'; letter: string };

/** Reads a pressed key; null where it is none of ours. */
export function readShortcut(pressed: PressedKey, place: ShortcutPlace): ShortcutAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (pressed.isComposing) return null;
  const hasModifier = ctrlKey || metaKey || altKey;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
    return { type: place.isOpen ? 'close' : 'open' };
  }
  if (hasModifier) return null;
  // The button keeps the focus until the modal's code is there: letters typed meanwhile are not lost.
  if (place.onButton && /^[\p{L}\p{N}]$/u.test(key)) return { type: 'write', letter: key };
  if (place.isOpen) return key === 'Escape' ? { type: 'close' } : null;
  return key === '/' && !place.inText ? { type: 'open' } : null;
}

/** Whether an element takes text. */
export function takesText(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
  );
}

/** The key to hold for the shortcut, as the reader's platform writes it. */
export function commandKey(platform: string): string {
  return /mac|iphone|ipad|ipod/i.test(platform) ? '⌘' : 'Ctrl ';
}
