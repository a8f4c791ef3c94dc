/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { forgetChoices } from './group-choice';
import { TabItem } from './tab-item';
import { Tabs, type TabsProps } from './tabs';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let box: HTMLElement;
let root: Root;

beforeEach(() => {
  window.localStorage.clear();
  forgetChoices();
  box = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  box.remove();
});

async function show(element: React.ReactElement) {
  root = createRoot(box);
  await act(async () => root.render(element));
}

const tabs = () => [...box.querySelectorAll<HTMLElement>('[role="tab"]')];
const selected = () =>
  tabs().flatMap((tab) =>
    tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true' ? [tab.textContent] : [],
  );
const shown = () =>
  [...box.querySelectorAll('[data-selected]')].map((panel) => panel.lastElementChild?.textContent);

async function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => {
    document.activeElement?.dispatchEvent(event);
  });
  return event;
}

function Letters(props: TabsProps) {
  return (
    <Tabs {...props}>
      <TabItem value="a" label="A">
        <p>first</p>
      </TabItem>
      {'\n'}
      <TabItem value="b" label="B" default>
        <p>second</p>
      </TabItem>
      <TabItem value="c" label="C">
        <p>third</p>
      </TabItem>
    </Tabs>
  );
}

test('without scripts every panel is in the HTML, under its label', () => {
  const html = renderToString(<Letters />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const panels = [...page.querySelectorAll('[role="tabpanel"]')].map((panel) => panel.textContent);
  expect(panels).toEqual(['Afirst', 'Bsecond', 'Cthird']);
});

test('the tab that asks for it is first, `defaultValue` before it, and an unknown one means the first', async () => {
  await show(<Letters />);
  expect(selected()).toEqual(['B']);
  await act(async () => root.render(<Letters defaultValue="c" />));
  expect(selected()).toEqual(['C']);
  await act(async () => root.render(<Letters defaultValue="nothing" />));
  expect(selected()).toEqual(['B']);
});

test('`values` gives order and labels', async () => {
  await show(<Letters values={[{ value: 'c', label: 'Last' }, { value: 'a' }, { value: 'unknown' }]} />);
  expect(tabs().map((tab) => tab.textContent)).toEqual(['Last', 'A']);
  expect(shown()).toEqual(['third']);
});

test('tabs and panels name each other, and one tab is a stop of the keyboard', async () => {
  await show(<Letters />);
  for (const tab of tabs()) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

test('arrows, Home and End move the choice and the focus', async () => {
  await show(<Letters />);
  tabs()[1]?.focus();
  const event = await press('ArrowRight');
  expect(event.defaultPrevented).toBe(true);
  expect(selected()).toEqual(['C']);
  expect(document.activeElement).toBe(tabs()[2]);
  await press('ArrowRight');
  expect(selected()).toEqual(['A']);
  await press('End');
  expect(shown()).toEqual(['third']);
  expect((await press('x')).defaultPrevented).toBe(false);
});

test('groups of one id follow each other and are remembered', async () => {
  const page = (
    <>
      <Letters groupId="letters" />
      <Letters groupId="letters" />
      <Letters groupId="other" />
      <Letters />
    </>
  );
  await show(page);
  await act(async () => tabs()[0]?.click());
  expect(selected()).toEqual(['A', 'A', 'B', 'B']);
  expect(window.localStorage.getItem('tabs-letters')).toBe('a');

  await act(async () => root.unmount());
  forgetChoices();
  await show(page);
  expect(selected()).toEqual(['A', 'A', 'B', 'B']);
});

test('a remembered choice that a group does not have means its own first tab', async () => {
  window.localStorage.setItem('tabs-letters', 'gone');
  await show(<Letters groupId="letters" />);
  expect(selected()).toEqual(['B']);
});

test('what is remembered comes after hydration, without a mismatch', async () => {
  box.innerHTML = renderToString(<Letters groupId="letters" />);
  window.localStorage.setItem('tabs-letters', 'c');
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    root = hydrateRoot(box, <Letters groupId="letters" />);
  });
  expect(errors).not.toHaveBeenCalled();
  expect(selected()).toEqual(['C']);
  errors.mockRestore();
});

test('a storage that is forbidden changes nothing but the memory', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  await show(<Letters groupId="letters" />);
  await act(async () => tabs()[2]?.click());
  expect(selected()).toEqual(['C']);
  get.mockRestore();
  set.mockRestore();
});
