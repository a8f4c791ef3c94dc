import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';

/** Limits in characters. Shorter descriptions say too little; longer ones are truncated in search results. */
const shortest = 50;
const longest = 160;

/** Finds a missing description, or one that is too short or too long. */
export function checkDescription({ name, fields, lineOfKey }: CheckedPage): ContentProblem[] {
  const { description } = fields;
  const expected = `a \`description\` of ${shortest} to ${longest} characters`;
  if (typeof description !== 'string') {
    const fix = 'Say in its frontmatter what the page is for. Search results and link previews show it.';
    return [{ file: name, line: 1, found: 'a page without a description', expected, fix }];
  }
  const { length } = description;
  if (length >= shortest && length <= longest) return [];
  const fix =
    length < shortest
      ? 'Say what a reader can do with the page.'
      : `Shorten it by ${length - longest} ${length - longest === 1 ? 'character' : 'characters'}.`;
  return [
    {
      file: name,
      line: lineOfKey('description'),
      found: `a description of ${length} characters`,
      expected,
      fix,
    },
  ];
}
