import type { SidebarCategory, SidebarItem } from '../../shared/sidebar';
import {
  addBranches,
  branchTo,
  cleanOpenState,
  isCurrent,
  lacksBranch,
  openBranch,
  scrollTopFor,
} from './sidebar-state';

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });
const category = (key: string, items?: SidebarItem[], own?: string): SidebarCategory => ({
  type: 'category',
  key,
  label: key,
  href: own ?? '/first',
  hasOwnPage: own !== undefined,
  ...(items && { items }),
});

const items: SidebarItem[] = [
  link('/docs/'),
  { type: 'divider' },
  category(
    'Lambda',
    [
      link('/docs/lambda/setup'),
      category('Lambda / CLI', [link('/docs/lambda/cli/render')], '/docs/lambda/cli'),
    ],
    '/docs/lambda',
  ),
  category('Player'),
];

describe('branchTo', () => {
  it('finds the way from the root to a page', () => {
    expect(branchTo(items, '/docs/lambda/cli/render/')).toEqual(['Lambda', 'Lambda / CLI']);
    expect(branchTo(items, '/docs/lambda/setup')).toEqual(['Lambda']);
    expect(branchTo(items, '/docs')).toEqual([]);
    expect(branchTo(items, '/docs/player')).toEqual([]);
  });

  it("counts a category's own page to its branch", () => {
    expect(branchTo(items, '/docs/lambda/cli')).toEqual(['Lambda', 'Lambda / CLI']);
  });

  it('looks into branches that were loaded later', () => {
    expect(branchTo(items, '/docs/player/api', { Player: [link('/docs/player/api')] })).toEqual(['Player']);
  });
});

describe('isCurrent', () => {
  it('does not take the first page of a category for the category', () => {
    expect(isCurrent(category('A', []), '/first')).toBe(false);
    expect(isCurrent(category('A', [], '/first'), '/first/')).toBe(true);
    expect(isCurrent({ type: 'divider' }, '/first')).toBe(false);
  });
});

describe('open and closed', () => {
  it('opens the branch of the page and closes nothing', () => {
    expect(openBranch({ Player: true, Lambda: false }, ['Lambda'])).toEqual({ Player: true, Lambda: true });
    const open = { Lambda: true };
    expect(openBranch(open, ['Lambda'])).toBe(open);
  });

  it('knows when an open category has to be loaded', () => {
    expect(lacksBranch(items, { Lambda: true }, {})).toBe(false);
    expect(lacksBranch(items, { Player: true }, {})).toBe(true);
    expect(lacksBranch(items, { Player: true }, { Player: [] })).toBe(false);
    expect(lacksBranch([category('A', [category('A / B')])], { A: true, 'A / B': true }, {})).toBe(true);
    expect(lacksBranch([category('A', [category('A / B')])], { 'A / B': true }, {})).toBe(false);
  });

  it('keeps only what is meant of a stored state', () => {
    expect(cleanOpenState({ A: true, B: false, C: 'yes', D: null })).toEqual({ A: true, B: false });
  });
});

describe('addBranches', () => {
  it('collects branches at every level and keeps the known ones', () => {
    const branches = addBranches({ Player: [link('/p')] }, items);
    expect(Object.keys(branches).sort()).toEqual(['Lambda', 'Lambda / CLI', 'Player']);
  });
});

describe('scrollTopFor', () => {
  const box = { top: 100, bottom: 700, scrollTop: 50 };
  it('stays where the line is in sight', () => {
    expect(scrollTopFor({ top: 100, bottom: 126 }, box)).toBe(50);
  });
  it('brings a line out of sight to a third of the height', () => {
    expect(scrollTopFor({ top: 1300, bottom: 1326 }, box)).toBe(1050);
    expect(scrollTopFor({ top: -100, bottom: -74 }, box)).toBe(0);
  });
});
