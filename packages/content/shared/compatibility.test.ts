import { shownGroups } from './compatibility';

describe('shownGroups', () => {
  it('shows what something is said of, in the order of the groups', () => {
    expect(shownGroups({ studio: true, firefox: false, chrome: true, safari: null })).toEqual([
      {
        title: 'Browsers',
        entries: [
          { key: 'chrome', label: 'Chrome', isSupported: true },
          { key: 'firefox', label: 'Firefox', isSupported: false },
        ],
      },
      { title: 'Environments', entries: [{ key: 'studio', label: 'Studio', isSupported: true }] },
    ]);
  });

  it('leaves the servers out where asked', () => {
    expect(shownGroups({ node: true, bun: true }, true)).toEqual([]);
    expect(shownGroups({ node: true }).map((group) => group.title)).toEqual(['Servers']);
  });
});
