import type { SearchData } from '../engine/search-data';
import { type FoundLine, mostPages, type StemEntry, stemEntries } from './stem-entries';

/** Folder of the files, as a URL path. */
export const findFolder = '/find';

interface FindOptions {
  /** Converts a route to the public URL of the page as Markdown. */
  markdownUrl: (route: string) => string;
  /** Public URL of the index of all pages. */
  index: string;
}

/** Number of letters of a word that are the name of its file. A shorter word is the name of its file. */
const letters = 4;
/** Maximum number of characters in a file. */
const longest = 30_000;

/**
 * Returns the files of the serverless search by URL path: for the first four letters of every word, a Markdown
 * file with the best pages for each word that begins with them.
 */
export function findFiles(data: SearchData, { markdownUrl, index }: FindOptions): Map<string, string> {
  // A route may end with a slash; the name of its Markdown does not.
  const name = (route: string) => markdownUrl(route).replace(/^https?:\/\/[^/]+|\.md$/g, '');
  const names = new Map(data.pages.map(({ path }) => [path, name(path)]));
  const groups = byPrefix(stemEntries(data, (route) => names.get(route) ?? route));
  return new Map([
    [`${findFolder}/index.md`, introduction(index, markdownUrl('/docs/spring'))],
    ...[...groups].map(
      ([prefix, entries]) => [`${findFolder}/${prefix}.md`, fileOf(prefix, entries)] as const,
    ),
  ]);
}

/** Groups entries by the first letters of their words. An entry whose forms differ in them is in several groups. */
function byPrefix(entries: readonly StemEntry[]): Map<string, StemEntry[]> {
  const groups = new Map<string, StemEntry[]>();
  for (const entry of entries)
    for (const prefix of new Set(entry.forms.map((form) => form.slice(0, letters)))) {
      const group = groups.get(prefix);
      if (group) group.push(entry);
      else groups.set(prefix, [entry]);
    }
  return groups;
}

/** Returns the file of a prefix. If it would be too long, all of its words show less. */
function fileOf(prefix: string, entries: readonly StemEntry[]): string {
  for (let most = mostPages; ; most = Math.floor(most / 2)) {
    const texts = entries.map((entry) => entryText(entry, most));
    const text = `${[`# Words that start with “${prefix}”`, ...texts].join('\n\n')}\n`;
    if (text.length <= longest || most === 0) return text;
  }
}

/** Returns the forms of a word, the number of its pages, the best of them, and what pages say about it. */
function entryText({ forms, count, lines, others }: StemEntry, most: number): string {
  const head = `## ${forms.join(', ')} (${count})`;
  const more = others.length > 0 && most > 0 ? [`also: ${others.slice(0, most).join(' ')}`] : [];
  return [head, ...lines.slice(0, most).map(lineText), ...more].join('\n');
}

function lineText({ path, heading, text }: FoundLine): string {
  return `- ${path}${heading ? ` › ${heading}` : ''}: ${text}`;
}

function introduction(index: string, example: string): string {
  return `# Search without a server

1. Choose up to six words that say the most about what you need: the subject, and what is special about your case.
2. Write each one in lowercase, without spaces, hyphens, brackets or dots, such as \`usecurrentframe\`. Leave out \`@remotion/\`.
3. Read the files named after their first four letters, all at once: [wate.md](wate.md) for \`watermark\`. A shorter word has its own file, such as [gif.md](gif.md).
4. Each file lists the words that start with those letters: \`## watermark, watermarks (6)\` are its forms and the number of pages that have it.
5. Below are the best pages, best first, with what they say about the word: titles, questions that they answer, symptoms, errors, or a quotation.
6. \`also:\` lists the next pages. Pages with a synonym or a longer word are listed too.
7. The best page has a phrase with most of your words, or is near the top of several lists, those of rare words above all.
8. To read a page, add \`.md\` to its path: ${example}
9. If a file or a word is missing, no page contains the word. Try its base form (\`pan\`, not \`panning\`) or a synonym, or choose a section in ${index}.
10. If the site runs on its own server, \`/find?q=several+words\` answers whole questions.
`;
}
