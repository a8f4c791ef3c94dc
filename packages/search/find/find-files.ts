import type { SearchData } from '../engine/search-data';
import { findingLine } from './finding-line';
import { mostPlaces, type StemEntry, stemEntries } from './stem-entries';

/** Folder of the files, as a URL path. */
export const findFolder = '/find';

/** Converts a route to the public URL of the page as Markdown. */
type MarkdownUrl = (route: string) => string;

interface FindOptions {
  markdownUrl: MarkdownUrl;
  /** Public URL of the index of all pages. */
  index: string;
}

/** Number of letters of a word that are the name of its file. A shorter word is the name of its file. */
const letters = 3;
/**
 * Maximum number of characters in a file, so that it fits into 30,000 together with a page. A file that would be
 * longer lists fewer places, and refers to files with longer prefixes.
 */
const longest = 20_000;

/**
 * Returns the files of the serverless search by URL path: for the first three letters of every word, a Markdown
 * file with the best pages for each word that begins with them.
 */
export function findFiles(data: SearchData, { markdownUrl, index }: FindOptions): Map<string, string> {
  const files = new Map([[`${findFolder}/index.md`, introduction(index)]]);
  const add = (entries: readonly StemEntry[], length: number) => {
    for (const [prefix, some] of byPrefix(entries, length)) {
      const whole = fileOf(prefix, some, [], mostPlaces, markdownUrl);
      if (whole.length <= longest || some.every(({ forms: [word = ''] }) => word.length <= length)) {
        files.set(`${findFolder}/${prefix}.md`, whole);
        continue;
      }
      const longer = [...byPrefix(some, length + 1).keys()].filter((name) => name !== prefix);
      files.set(`${findFolder}/${prefix}.md`, shortened(prefix, some, longer, markdownUrl));
      add(
        some.filter(({ forms: [word = ''] }) => word.length > length),
        length + 1,
      );
    }
  };
  add(stemEntries(data), letters);
  return files;
}

function byPrefix(entries: readonly StemEntry[], length: number): Map<string, StemEntry[]> {
  const groups = new Map<string, StemEntry[]>();
  for (const entry of entries) {
    const prefix = (entry.forms[0] as string).slice(0, length);
    groups.set(prefix, [...(groups.get(prefix) ?? []), entry]);
  }
  return groups;
}

/** Returns the file of a prefix that has too many words, with as many places as fit in it. */
function shortened(
  prefix: string,
  entries: readonly StemEntry[],
  longer: readonly string[],
  url: MarkdownUrl,
) {
  for (const most of [5, 4, 3, 2, 1]) {
    const text = fileOf(prefix, entries, longer, most, url);
    if (text.length <= longest) return text;
  }
  // Words that only one page uses are in the files with longer prefixes.
  const common = entries.filter(({ places }) => places.length > 1);
  const text = fileOf(prefix, common, longer, 1, url);
  return text.length <= longest ? text : fileOf(prefix, [], longer, 1, url);
}

function fileOf(
  prefix: string,
  entries: readonly StemEntry[],
  longer: readonly string[],
  most: number,
  markdownUrl: MarkdownUrl,
): string {
  const more = longer.map((name) => `[${name}](${name}.md)`).join(' ');
  return [
    `# Words that start with “${prefix}”`,
    ...(more ? [`More pages for each word: ${more}`] : []),
    ...entries.map(({ forms, places }) => {
      const lines = places
        .slice(0, most)
        .map((place) => findingLine({ ...place, url: markdownUrl(place.path) }));
      return `## ${forms.slice(0, 6).join(', ')}\n\n${lines.join('\n')}`;
    }),
  ]
    .join('\n\n')
    .concat('\n');
}

function introduction(index: string): string {
  return `# Search without a server

1. Choose the word that says the most about what you need, such as \`watermark\`, \`useCurrentFrame\` or \`timeout\`.
2. Write it in lowercase, without spaces, hyphens, brackets or dots. Leave out \`@remotion/\`.
3. Read the file named after its first three letters: [wat.md](wat.md), [use.md](use.md) or [tim.md](tim.md). A word of two letters has its own file, such as [ai.md](ai.md).
4. The file lists the words that start with those letters, each with up to ${mostPlaces} pages, best first.
5. Each line links to a page as Markdown. It names the section if only a section matches, and quotes the passage that does.
6. If many words share the letters, the file shows fewer pages for each word and links to files with longer names.
7. If you have several words, read the file for each one. A page that appears in more than one is the best candidate.
8. Pages are in the order of the site's own search, which also knows forms of a word, synonyms and the errors that pages quote.
9. If a file doesn't exist, no page contains the word. Try a synonym, or choose a section in ${index}.
10. If the site runs on its own server, \`/find?q=several+words\` answers whole questions.
`;
}
