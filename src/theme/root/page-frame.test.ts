import { pageFrame } from './page-frame';

const sidebar = { name: 'mainSidebar', url: '/sidebar.json', items: [] };

describe('pageFrame', () => {
  it('is plain where a page says nothing, or what nobody knows', () => {
    expect(pageFrame({})).toEqual({ kind: 'plain', sidebar: null });
    expect(pageFrame({ layout: 'wide', sidebar })).toEqual({ kind: 'plain', sidebar: null });
  });

  it('has a sidebar in docs alone', () => {
    expect(pageFrame({ layout: 'docs', sidebar })).toEqual({ kind: 'docs', sidebar });
    expect(pageFrame({ layout: 'docs', sidebar: null })).toEqual({ kind: 'docs', sidebar: null });
    expect(pageFrame({ layout: 'bare', sidebar })).toEqual({ kind: 'bare', sidebar: null });
  });
});
