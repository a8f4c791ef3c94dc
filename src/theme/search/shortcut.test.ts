/** @jest-environment jsdom */
import { commandKey, type PressedKey, readShortcut, type ShortcutPlace, takesText } from './shortcut';

const quiet = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const press = (pressed: Partial<PressedKey>, place: Partial<ShortcutPlace> = {}) =>
  readShortcut(
    { key: '', ...quiet, ...pressed },
    { isOpen: false, onButton: false, inText: false, ...place },
  );

test('Ctrl+K and Cmd+K open and close, wherever the focus is [2.39]', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(press({ key: 'k', ...modifier })).toEqual({ type: 'open' });
    expect(press({ key: 'K', ...modifier }, { inText: true })).toEqual({ type: 'open' });
    expect(press({ key: 'k', ...modifier }, { isOpen: true, inText: true })).toEqual({ type: 'close' });
    expect(press({ key: 'k', ...modifier, shiftKey: true })).toBeNull();
    expect(press({ key: 'k', ...modifier, altKey: true })).toBeNull();
  }
});

test('the slash opens where no text field has the focus [2.39]', () => {
  expect(press({ key: '/' })).toEqual({ type: 'open' });
  expect(press({ key: '/', shiftKey: true })).toEqual({ type: 'open' });
  expect(press({ key: '/' }, { inText: true })).toBeNull();
  expect(press({ key: '/' }, { isOpen: true, inText: true })).toBeNull();
  expect(press({ key: '/', ctrlKey: true })).toBeNull();
});

test('Escape closes', () => {
  expect(press({ key: 'Escape' }, { isOpen: true, inText: true })).toEqual({ type: 'close' });
  expect(press({ key: 'Escape' })).toBeNull();
});

test('a letter opens where the button has the focus, and is written', () => {
  for (const letter of ['s', 'S', '7', 'ü', 'ж']) {
    expect(press({ key: letter }, { onButton: true })).toEqual({ type: 'write', letter });
  }
  // The modal's code is loading.
  for (const letter of ['s', ' ', '<'])
    expect(press({ key: letter }, { isOpen: true, onButton: true })).toEqual({ type: 'write', letter });
  expect(press({ key: 's' })).toBeNull();
  for (const key of ['Enter', 'Tab', ' ', 'F5', '-']) expect(press({ key }, { onButton: true })).toBeNull();
  expect(press({ key: 's', ctrlKey: true }, { onButton: true })).toBeNull();
});

test('keys of an input method are left alone', () => {
  expect(press({ key: 'k', ctrlKey: true, isComposing: true })).toBeNull();
  expect(press({ key: 's', isComposing: true }, { onButton: true })).toBeNull();
});

test('text fields are known', () => {
  const made = (name: string) => document.createElement(name);
  expect(['input', 'select', 'textarea'].map(made).every(takesText)).toBe(true);
  expect([made('button'), null].some(takesText)).toBe(false);
});

test('the key is written as the platform writes it [2.43]', () => {
  expect(['MacIntel', 'macOS', 'iPhone', 'iPad'].map(commandKey)).toEqual(['⌘', '⌘', '⌘', '⌘']);
  expect(['Win32', 'Linux x86_64', ''].map(commandKey)).toEqual(['Ctrl ', 'Ctrl ', 'Ctrl ']);
});
