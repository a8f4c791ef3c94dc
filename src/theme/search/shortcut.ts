/** The properties of a key event that determine its effect. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** The state when a key is pressed. */
export interface ShortcutPlace {
  isOpen: boolean;
  /** Whether the search button has the focus. */
  onButton: boolean;
  /** Whether a text field has the focus. */
  inText: boolean;
}

/** The effect of a key on the search modal: `write` opens it with that letter. */
export type ShortcutAction = { type: 'open' | 'close' } | { type: 'write'; letter: string };

/** Interprets a key event; returns null if it is not a shortcut. */
export function readShortcut(pressed: PressedKey, place: ShortcutPlace): ShortcutAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (pressed.isComposing) return null;
  const hasModifier = ctrlKey || metaKey || altKey;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
    return { type: place.isOpen ? 'close' : 'open' };
  }
  if (hasModifier) return null;
  // The button keeps the focus until the modal's code is loaded, so that letters typed in the meantime are
  // not lost.
  if (place.onButton && (place.isOpen ? /^.$/u : /^[\p{L}\p{N}]$/u).test(key))
    return { type: 'write', letter: key };
  if (place.isOpen) return key === 'Escape' ? { type: 'close' } : null;
  return key === '/' && !place.inText ? { type: 'open' } : null;
}

/** Returns whether an element accepts text. */
export function takesText(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
  );
}

/** Returns the modifier key of the shortcut, as the reader's platform writes it. */
export function commandKey(platform: string): string {
  return /mac|iphone|ipad|ipod/i.test(platform) ? '⌘' : 'Ctrl ';
}
