import { docFrontmatter } from '../model/sets/docs/schema';
import { selectTocItems } from './toc';

const items = [1, 2, 3, 4].map((level) => ({
  id: `h${level}`,
  level,
  title: `<b>${level}</b>`,
  text: `${level}`,
}));
const levels = (selected: { level: number }[]) => selected.map(({ level }) => level);

test('the table of contents covers the levels 2 to 3, or those that a page names [1.8]', () => {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = docFrontmatter.parse({});
  expect(levels(selectTocItems(items, min, max))).toEqual([2, 3]);
  expect(levels(selectTocItems(items, 2, 4))).toEqual([2, 3, 4]);
  expect(levels(selectTocItems(items, 3, 2))).toEqual([]);
});
