/** @jest-environment jsdom */
import { beforePaintScript } from './before-paint';

function run(systemIsDark: boolean): DOMStringMap {
  window.matchMedia = (() => ({ matches: systemIsDark })) as unknown as typeof window.matchMedia;
  new Function(beforePaintScript({ id: 'news', key: 'announcement' }))();
  return document.documentElement.dataset;
}

afterEach(() => {
  window.localStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

describe('beforePaintScript', () => {
  it('follows the system where nothing was chosen', () => {
    expect({ ...run(true) }).toEqual({ js: '', theme: 'dark', themeChoice: 'system' });
    expect({ ...run(false) }).toEqual({ js: '', theme: 'light', themeChoice: 'system' });
  });

  it('shows what was chosen', () => {
    window.localStorage.setItem('theme', 'light');
    expect({ ...run(true) }).toEqual({ js: '', theme: 'light', themeChoice: 'light' });
  });

  it('hides an announcement that was closed, and no other [4.13]', () => {
    window.localStorage.setItem('announcement', 'news');
    expect(run(false).announcement).toBe('closed');
    delete document.documentElement.dataset.announcement;
    window.localStorage.setItem('announcement', 'older news');
    expect(run(false).announcement).toBeUndefined();
  });
});

test('the version that the reader has is known to style rules, and none by default', () => {
  run(false);
  expect(document.documentElement.style.cssText).toBe('');
  window.localStorage.setItem('my-version', '--mine:4000290;--my:"4.0.290"');
  run(false);
  expect(document.documentElement.style.getPropertyValue('--mine')).toBe('4000290');
  window.sessionStorage.setItem('my-version', '--mine:4000310;--my:"4.0.310"');
  run(false);
  expect(document.documentElement.style.getPropertyValue('--mine')).toBe('4000310');
  window.sessionStorage.clear();
});
