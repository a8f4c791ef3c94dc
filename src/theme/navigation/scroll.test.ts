import { planScroll } from './scroll';

const route = { pathname: '/docs', hash: '#a', key: '1' };

describe('planScroll', () => {
  it('goes back to the place that was left, hash or not', () => {
    expect(planScroll({ ...route, action: 'POP' }, {}, 900)).toEqual({ kind: 'restore', top: 900 });
  });

  it('leaves the first view, new routes and unknown places to the router', () => {
    expect(planScroll({ ...route, action: 'POP' }, undefined, 900)).toEqual({ kind: 'router' });
    expect(planScroll({ ...route, action: 'PUSH' }, {}, 900)).toEqual({ kind: 'router' });
    expect(planScroll({ ...route, action: 'POP' }, {}, null)).toEqual({ kind: 'router' });
    expect(planScroll({ ...route, hash: '', action: 'POP' }, {}, 900)).toEqual({ kind: 'router' });
  });
});
