/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, useEffect as mockUseEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { SearchModalProps } from '../../search/modal/search-modal';
import { SearchButton } from './search-button';

/** While this is set, loading fails as it does without a network. */
let mockIsOffline = false;
let mockOpened: SearchModalProps[] = [];
/** Whether the modal's effects have run; one of them takes the focus. */
let mockHasFocus = false;
jest.mock('../../search/modal/search-modal', () => {
  if (mockIsOffline) throw new Error('Loading chunk failed');
  return {
    SearchModal: (props: SearchModalProps) => {
      mockOpened.push(props);
      mockUseEffect(() => {
        mockHasFocus = true;
      }, []);
      return <input data-modal="" defaultValue={props.query} />;
    },
  };
});

const mockLoad = jest.fn(async () => ({}));
jest.mock('../../search/load-client', () => ({ loadSearchClient: () => mockLoad() }));

const page = { path: '/docs/', sidebarName: 'mainSidebar' };
let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

const button = () => box.querySelector('button') as HTMLButtonElement;
const modal = () => box.querySelector<HTMLInputElement>('[data-modal]');
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

const keydown = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

/** Presses keys in succession, without letting anything else run in between. */
async function pressAll(...events: KeyboardEvent[]) {
  await act(async () => {
    for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event);
  });
}

async function press(key: string, more: KeyboardEventInit = {}) {
  const event = keydown(key, more);
  await pressAll(event);
  return event;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom does not support `:modal`.
  jest.spyOn(document, 'querySelector').mockReturnValue(null);
  mockIsOffline = false;
  mockOpened = [];
  mockHasFocus = false;
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root.render(<SearchButton page={page} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  window.getSelection()?.removeAllRanges();
  jest.restoreAllMocks();
});

test('the keys are those of the platform, and come after hydration', async () => {
  const reported = jest.spyOn(console, 'error');
  const html = renderToString(<SearchButton page={page} />);
  expect(html).not.toContain('kbd');
  const other = document.createElement('div');
  other.innerHTML = html;
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const hydrated = await act(async () => hydrateRoot(other, <SearchButton page={page} />));
  expect(other.querySelector('kbd')?.textContent).toBe('⌘K');
  expect(box.querySelector('kbd')?.textContent).toBe('Ctrl K');
  expect(reported).not.toHaveBeenCalled();
  await act(async () => hydrated.unmount());
});

test('without scripts there is a link to the search page', () => {
  const link = box.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/search', 'Search']);
  expect(button().hasAttribute('data-needs-js')).toBe(true);
});

test.each([
  ['the reader is about to open it', {}, 1],
  ['not if they save data', { saveData: true }, 0],
])('the index is loaded before the modal opens: %s', async (_, connection, count) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  mockLoad.mockClear();
  await act(async () => button().dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await settle();
  expect(mockLoad).toHaveBeenCalledTimes(count);
  expect(modal()).toBeNull();
});

test('a click opens the modal, and what closes it gives the focus back', async () => {
  expect(modal()).toBeNull();
  await act(async () => button().click());
  await settle();
  expect(modal()).not.toBeNull();
  expect(button().getAttribute('aria-busy')).toBe('false');
  expect(mockOpened[0]).toMatchObject({ query: '', page });
  modal()?.focus();
  await act(async () => mockOpened[0]?.onClose());
  expect(modal()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('the keys open and close it', async () => {
  expect((await press('k', { ctrlKey: true })).defaultPrevented).toBe(true);
  await settle();
  expect(modal()).not.toBeNull();
  await press('k', { metaKey: true });
  expect(modal()).toBeNull();
  expect((await press('/')).defaultPrevented).toBe(true);
  await settle();
  expect(modal()).not.toBeNull();
  modal()?.focus();
  await press('Escape');
  expect(modal()).toBeNull();
  expect(document.activeElement).toBe(button());
  // Holding down the key does not make the modal flicker.
  await press('k', { ctrlKey: true, repeat: true });
  expect(modal()).toBeNull();
});

test('it opens with what is selected, 64 characters of it [5.1]', async () => {
  const text = box.appendChild(document.createElement('p'));
  text.textContent = `use\nCurrent ${'x'.repeat(100)}`;
  window.getSelection()?.selectAllChildren(text);
  await press('k', { ctrlKey: true });
  await settle();
  expect(mockOpened[0]).toMatchObject({ query: `use Current ${'x'.repeat(52)}`, isSelection: true });
});

test('letters that are typed on the button open it, and none is lost while it is on its way', async () => {
  button().focus();
  const first = keydown('s');
  await pressAll(first, keydown('e'));
  expect(first.defaultPrevented).toBe(true);
  await settle();
  expect(modal()?.value).toBe('se');
});

test('what is typed right after the shortcut is in the modal, instead of the selected text', async () => {
  const text = box.appendChild(document.createElement('p'));
  text.textContent = 'selected';
  window.getSelection()?.selectAllChildren(text);
  await pressAll(keydown('k', { ctrlKey: true }), keydown('i'), keydown('n'));
  await settle();
  expect(modal()?.value).toBe('in');
});

test('between the button and the modal no letter is lost: the modal takes the focus before another key can come', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // Simulates a machine so slow that every task exceeds React's time slice.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  const hadFocusAtFirst = new Promise<boolean>((resolve) => {
    new MutationObserver(() => modal() && resolve(mockHasFocus)).observe(box, { childList: true });
  });
  button().focus();
  button().dispatchEvent(keydown('s'));
  expect(await hadFocusAtFirst).toBe(true);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test('it does not open behind another dialog', async () => {
  jest.spyOn(document, 'querySelector').mockReturnValue(document.createElement('dialog'));
  await press('k', { ctrlKey: true });
  await settle();
  expect(modal()).toBeNull();
});

test('going back closes it', async () => {
  await act(async () => button().click());
  await settle();
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(modal()).toBeNull();
});

test('code that cannot be loaded is reported, and tried again', async () => {
  jest.resetModules();
  mockIsOffline = true;
  await act(async () => button().click());
  await settle();
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('Search didn’t load.');
  expect(modal()).toBeNull();
  mockIsOffline = false;
  await act(async () => button().click());
  await settle();
  expect(box.querySelector('[role="alert"]')).toBeNull();
  expect(modal()).not.toBeNull();
});
