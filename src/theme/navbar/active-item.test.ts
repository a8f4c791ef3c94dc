import { activeItem, isActive } from './active-item';

const at = (path: string, sidebarName: string | null = null) => ({ path, sidebarName });

describe('isActive', () => {
  it('takes a sidebar item by the sidebar of the page', () => {
    const item = { type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar', to: '/docs/api' } as const;
    expect(isActive(item, at('/docs/player', 'apiSidebar'))).toBe(true);
    expect(isActive(item, at('/docs/api', 'mainSidebar'))).toBe(false);
  });

  it('takes a link for its route and what is below', () => {
    const item = { type: 'link', label: 'Blog', to: '/blog' } as const;
    expect(isActive(item, at('/blog/page/2'))).toBe(true);
    expect(isActive(item, at('/blog/'))).toBe(true);
    expect(isActive(item, at('/blogs'))).toBe(false);
    expect(isActive({ type: 'link', label: 'Home', to: '/' }, at('/blog'))).toBe(false);
    expect(isActive({ type: 'link', label: 'Out', href: 'https://x.example' }, at('/'))).toBe(false);
  });

  it('takes a dropdown by its items, and a doc by its page alone', () => {
    const doc = { type: 'doc', label: 'Start', docId: 'start', to: '/docs/' } as const;
    const dropdown = { type: 'dropdown', label: 'More', items: [doc] } as const;
    expect(isActive({ ...dropdown, items: [doc] }, at('/docs'))).toBe(true);
    expect(isActive({ ...dropdown, items: [doc] }, at('/docs/api'))).toBe(false);
  });

  it('marks one item, even if several lead to the page', () => {
    const docs = { type: 'docSidebar', label: 'Docs', sidebarId: 'mainSidebar', to: '/docs/' } as const;
    const version = { type: 'link', label: 'Version', to: '/docs/upgrading' } as const;
    expect(activeItem([docs, version], at('/docs/upgrading', 'mainSidebar'))).toBe(docs);
    expect(activeItem([docs, version], at('/docs/upgrading'))).toBe(version);
    expect(activeItem([docs, version], at('/blog'))).toBeUndefined();
  });
});
