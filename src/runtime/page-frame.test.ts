import { pageFrame } from './page-frame';

const sidebar = { name: 'mainSidebar', items: [] };
const data = { doc: { navigation: { sidebar } } };

describe('pageFrame', () => {
  it('is plain where a page says nothing, or what nobody knows', () => {
    expect(pageFrame({})).toEqual({ kind: 'plain', sidebar: null });
    expect(pageFrame({ pageContext: { layout: 'wide' }, data })).toEqual({ kind: 'plain', sidebar: null });
  });

  it('has a sidebar in docs alone', () => {
    const docs = { layout: 'docs' };
    expect(pageFrame({ pageContext: docs, data })).toEqual({ kind: 'docs', sidebar });
    expect(pageFrame({ pageContext: docs, data: { doc: null } })).toEqual({ kind: 'docs', sidebar: null });
    expect(pageFrame({ pageContext: { layout: 'bare' }, data })).toEqual({ kind: 'bare', sidebar: null });
  });
});
