/** @jest-environment jsdom */
import { pageViewEvent, recordPageView } from './page-view';
import type { PageView } from './tag';

describe('recordPageView', () => {
  it('sends one event a page, whatever its slash and hash', () => {
    jest.useFakeTimers();
    const seen: string[] = [];
    document.addEventListener(pageViewEvent, (event) =>
      seen.push((event as CustomEvent<PageView>).detail.path),
    );
    recordPageView({ pathname: '/docs', search: '' });
    recordPageView({ pathname: '/docs/', search: '' });
    recordPageView({ pathname: '/docs/api', search: '' });
    recordPageView({ pathname: '/search', search: '?q=a' });
    recordPageView({ pathname: '/search', search: '?q=b' });
    recordPageView({ pathname: '/docs', search: '' });
    jest.runAllTimers();
    expect(seen).toEqual(['/docs', '/docs/api', '/search?q=a', '/search?q=b', '/docs']);
    jest.useRealTimers();
  });
});
