/** @jest-environment jsdom */
import type { AnnouncementBar } from '../../../packages/content/settings/types';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Renders the bar with these settings. Settings are read once, so each test loads the modules separately. */
function show(announcement: AnnouncementBar | null) {
  jest.resetModules();
  jest.doMock('../../../test/support/frame', () => ({ frame: { navbar: { items: [] }, announcement } }));
  const { act } = require('react') as typeof import('react');
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  const { Announcement } = require('./announcement') as typeof import('./announcement');
  document.body.innerHTML = '<div></div>';
  act(() => createRoot(document.body.children[0] as Element).render(<Announcement />));
  const bar = () => document.querySelector<HTMLElement>('aside[aria-label="Announcement"]');
  return { bar, press: () => act(() => bar()?.querySelector('button')?.click()) };
}

test('the announcement bar has the content and the colors of the settings [3.5]', () => {
  const bar = show({
    id: 'news',
    content: 'Read the <a href="/blog">news</a>.',
    backgroundColor: '#20232a',
    textColor: 'rgb(255, 255, 255)',
    isCloseable: true,
  }).bar();
  expect(bar?.style.backgroundColor).toBe('rgb(32, 35, 42)');
  expect(bar?.style.color).toBe('rgb(255, 255, 255)');
  expect(bar?.querySelector('p')?.innerHTML).toBe('Read the <a href="/blog">news</a>.');
});

test('the announcement bar has the colors of the theme where the settings name none [3.5]', () => {
  const bar = show({ id: 'news', content: 'News', isCloseable: true }).bar();
  expect([bar?.style.backgroundColor, bar?.style.color]).toEqual(['', '']);
});

test('the announcement bar is closed by its button, and its name remembered [4.13, 9.11]', () => {
  const { bar, press } = show({ id: 'news', content: 'News', isCloseable: true });
  expect(bar()?.querySelector<HTMLElement>('button .icon')?.style.width).toBe('14px');
  press();
  expect(bar()).toBeNull();
  expect(window.localStorage.getItem('announcement-closed')).toBe('news');
});

test('an announcement bar that is not closeable has no button [3.5]', () => {
  const { bar } = show({ id: 'news', content: 'News', isCloseable: false });
  expect(bar()?.textContent).toBe('News');
  expect(bar()?.querySelector('button')).toBeNull();
});

test('without an announcement there is no bar', () => {
  expect(show(null).bar()).toBeNull();
});
