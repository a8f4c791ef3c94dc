import {
  resolveAnalytics,
  resolveAnnouncement,
  resolveAskAi,
  resolveColorMode,
  resolveNavbar,
  resolveSearch,
} from './defaults';

describe('defaults', () => {
  it('sorts navbar items to their sides, left where nothing is said', () => {
    const docs = { type: 'link', label: 'Docs', to: '/docs' } as const;
    const search = { type: 'search', position: 'right' } as const;
    expect(resolveNavbar({ items: [search, docs] })).toEqual({
      hideOnScroll: true,
      brandPage: null,
      left: [docs],
      right: [search],
    });
  });

  it('fills in what the other settings leave out', () => {
    expect(resolveAnnouncement({ id: 'a', content: 'b' })).toEqual({
      id: 'a',
      content: 'b',
      isCloseable: true,
    });
    expect(resolveAnnouncement(null)).toBeNull();
    expect(resolveAskAi({ to: '/ai' })).toEqual({ label: 'Ask AI', to: '/ai', embed: null });
    expect(resolveAnalytics({})).toEqual({ trackingId: null, anonymizeIp: false });
    expect(resolveSearch({ indexName: 'a' })).toEqual({
      indexName: 'a',
      contextualSearch: false,
      insights: false,
      missingResultsUrl: null,
      onSearch: null,
    });
    expect(resolveColorMode({})).toEqual({ defaultMode: 'light', respectSystem: true });
  });
});
