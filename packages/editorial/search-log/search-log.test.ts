import path from 'node:path';
import { optionsOf } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { describeSearchGaps } from '.';
import { findGaps } from './gaps';
import { readSearchLog } from './read-log';

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

/** A site that does not mention watermarks, calls voice-overs narration, and hides its page about slow renders. */
const contents = {
  'content/docs/index.mdx': page('Start', 'Make a first video from a component.'),
  'content/docs/narration.mdx': page('Narration', 'Record somebody who reads a text aloud.'),
  'content/docs/concurrency.mdx': page(
    'Concurrency',
    'More tabs, unless the render is slow for lack of memory.',
  ),
};

const search = (query: string, hits: number, chosen: string | null = null, previous: string | null = null) =>
  JSON.stringify({ query, hits, chosen, previous });

/** A log with three gaps, a query that works, and a slip that happened once. */
const log = [
  search('add a watermark', 0),
  search('how do I add a watermark?', 0),
  search('Add a watermark', 0),
  search('watermark', 0),
  search('voice over', 0),
  search('narration', 1, '/docs/narration', 'voice over'),
  search('voice over', 0),
  search('record narration', 1, '/docs/narration#record', 'voice over'),
  search('render is slow', 1),
  search('render is slow', 1),
  search('first video', 1, '/docs/'),
  search('first video', 1, '/docs/'),
  search('first video', 1),
  search('asdf', 0),
].join('\n');

function describeGaps(text: string): Promise<string> {
  const root = temporaryFolder('search-log', contents);
  return describeSearchGaps(optionsOf({ root, contentDir: path.join(root, 'content') }), text, 'log.jsonl');
}

test('finds the known gaps of a log, and proposes a page or an answer for each', async () => {
  expect(await describeGaps(log)).toBe(`14 searches, of which 10 led to no page. 3 gaps:

add a watermark  (4 searches: 4 without results)
  also: how do I add a watermark?; watermark
  page: none
  fix:  Write one (npm run new -- docs/add-watermark), or name the page that answers it.

render is slow  (2 searches: 2 without a click)
  page: /docs/concurrency (the best match, but readers do not choose it)
  fix:  Say it in the \`symptoms\` of content/docs/concurrency.mdx.

voice over  (2 searches: 2 without results, 2 reformulated)
  page: /docs/narration (2 readers went there in the end)
  fix:  Say it in the \`answers\` of content/docs/narration.mdx.`);
});

test('a log without gaps says so', async () => {
  expect(await describeGaps(search('first video', 1, '/docs/'))).toBe(
    '1 search, of which 0 led to no page. No query fails often.',
  );
});

test("reads the hosted service's lists of searches", () => {
  const frequent = {
    searches: [{ search: 'fade', count: 9, nbHits: 4, trackedSearchCount: 8, clickCount: 1 }],
  };
  const withoutResults = { searches: [{ search: 'watermark', count: 5, withFilterCount: 0 }] };
  const queries = readSearchLog(`${JSON.stringify(frequent)}\n${JSON.stringify(withoutResults)}`, 'log');
  expect(
    findGaps(queries).map(({ queries: [query], noResults, noClick }) => [query, noResults, noClick]),
  ).toEqual([
    ['fade', 0, 7],
    ['watermark', 5, 0],
  ]);
});

test('names the lines that are no searches', () => {
  expect(() => readSearchLog(`${search('fade', 1)}\n\nGET /search\n{"q": 1}`, 'log.jsonl')).toThrow(
    /log\.jsonl:3\n.*no search[\s\S]*log\.jsonl:4\n/,
  );
});
