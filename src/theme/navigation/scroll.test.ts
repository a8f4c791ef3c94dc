/** @jest-environment jsdom */
import { keepPosition, notePosition, planScroll } from './scroll';

const route = { pathname: '/docs', hash: '#a', key: '1' };
const other = { pathname: '/docs/other', hash: '', key: '2' };

describe('planScroll', () => {
  it('goes back to the place that was left, hash or not', () => {
    expect(planScroll(route, other, 900)).toEqual({ kind: 'restore', top: 900 });
  });

  it('leaves the first view, new routes, hashes of the page itself and unknown places to the router', () => {
    expect(planScroll(route, undefined, 900)).toEqual({ kind: 'router' });
    expect(planScroll({ ...route, action: 'PUSH' }, other, 900)).toEqual({ kind: 'router' });
    expect(planScroll(route, { ...route, hash: '#b' }, 900)).toEqual({ kind: 'router' });
    expect(planScroll(route, other, null)).toEqual({ kind: 'router' });
    expect(planScroll({ ...route, hash: '' }, other, 900)).toEqual({ kind: 'router' });
  });
});

describe('the position of a page that is left by back or forward', () => {
  const name = '@@scroll|/docs/other|2';

  it('is what it was, whatever the router notes meanwhile', () => {
    sessionStorage.setItem(name, '500');
    notePosition(other);
    sessionStorage.setItem(name, '900');
    notePosition(other);
    keepPosition();
    expect(sessionStorage.getItem(name)).toBe('500');
  });

  it('is left alone where the reader stays on the page', () => {
    sessionStorage.setItem(name, '500');
    notePosition({ ...other, pathname: window.location.pathname });
    sessionStorage.setItem(name, '900');
    keepPosition();
    expect(sessionStorage.getItem(name)).toBe('900');
  });
});
