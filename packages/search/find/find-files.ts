import type { SearchData } from '../engine/search-data';
import { type FoundLine, type StemEntry, stemEntries } from './stem-entries';

/** Folder of the files, as a URL path. */
export const findFolder = '/find';

interface FindOptions {
  /** Converts a route to the public URL of the page as Markdown. */
  markdownUrl: (route: string) => string;
  /** Public URL of the index of all pages. */
  index: string;
}

/** Number of letters of a word that are the name of its file. A shorter word is the name of its file. */
const letters = 3;
/** Maximum number of characters in a file. A word whose entry does not fit is in a file with a longer name. */
const longest = 30_000;
/** Number of pages of a word in a file that refers to another one for the rest. */
const mostInShort = 8;

/**
 * Returns the files of the serverless search by URL path: for the first three letters of every word, a Markdown
 * file with the best pages for each word that begins with them.
 */
export function findFiles(data: SearchData, { markdownUrl, index }: FindOptions): Map<string, string> {
  const files = new Map([[`${findFolder}/index.md`, introduction(index, markdownUrl('/docs/spring'))]]);
  const add = (entries: readonly StemEntry[], length: number) => {
    for (const [prefix, some] of byPrefix(entries, length)) {
      const whole = fileOf(prefix, some.map(entryText));
      if (whole.length <= longest || some.every(({ forms: [word = ''] }) => word.length <= length)) {
        files.set(`${findFolder}/${prefix}.md`, whole.slice(0, longest));
        continue;
      }
      const longer = some.filter(({ forms: [word = ''] }) => word.length > length);
      files.set(`${findFolder}/${prefix}.md`, shortened(prefix, some, length + 1));
      add(longer, length + 1);
    }
  };
  // A route may end with a slash; the name of its Markdown does not.
  const name = (route: string) => markdownUrl(route).replace(/^https?:\/\/[^/]+|\.md$/g, '');
  const names = new Map(data.pages.map(({ path }) => [path, name(path)]));
  add(
    stemEntries(data, (route) => names.get(route) ?? route),
    letters,
  );
  return files;
}

function byPrefix(entries: readonly StemEntry[], length: number): Map<string, StemEntry[]> {
  const groups = new Map<string, StemEntry[]>();
  for (const entry of entries) {
    const prefix = (entry.forms[0] as string).slice(0, length);
    const group = groups.get(prefix);
    if (group) group.push(entry);
    else groups.set(prefix, [entry]);
  }
  return groups;
}

/** Returns the file of a prefix that has too much to say: the entries in full that fit, and the others without lines. */
function shortened(prefix: string, entries: readonly StemEntry[], length: number): string {
  const names = [...byPrefix(entries, length).keys()].filter((name) => name.length === length);
  const more = `More about each word: ${names.map((name) => `[${name}](${name}.md)`).join(' ')}`;
  for (const most of [mostInShort, 4, 2, 1]) {
    const short = entries.map((entry) =>
      (entry.forms[0] as string).length < length
        ? entryText(entry)
        : entryText({ ...entry, pages: entry.pages.slice(0, most), lines: [] }),
    );
    const text = fileOf(prefix, [more, ...short]);
    if (text.length <= longest) return text;
  }
  return fileOf(prefix, [more]);
}

function fileOf(prefix: string, parts: readonly string[]): string {
  return `${[`# Words that start with “${prefix}”`, ...parts].join('\n\n')}\n`;
}

/** Returns the forms of a word, the number of its pages, the best of them, and what pages say about it. */
function entryText({ forms, pages, count, lines }: StemEntry): string {
  const head = `## ${forms.slice(0, 6).join(', ')} (${count})`;
  const isListed = pages.length === 1 && lines.some(({ path }) => path === pages[0]);
  return [head, ...(isListed ? [] : [pages.join(' ')]), ...lines.map(lineText)].join('\n');
}

function lineText({ path, heading, text }: FoundLine): string {
  return `- ${path}${heading ? ` › ${heading}` : ''}: ${text}`;
}

function introduction(index: string, example: string): string {
  return `# Search without a server

1. Choose up to six words that say the most about what you need: the subject, and what is special about your case.
2. Write each one in lowercase, without spaces, hyphens, brackets or dots, such as \`usecurrentframe\`. Leave out \`@remotion/\`.
3. Read the files named after their first three letters, all at once: [wat.md](wat.md) for \`watermark\`. A word of two letters has its own file, such as [ai.md](ai.md).
4. Each file lists the words that start with those letters: \`## watermark, watermarks (5)\` are its forms and the number of pages that have it.
5. The next line lists up to 80 pages, best first, also those with a synonym or a longer word. To read a page, add \`.md\` to its path: ${example}
6. The lines below quote pages: their titles, questions that they answer, symptoms and errors. Each phrase is listed under its two rarest words.
7. The best page is near the top of several lists, those of rare words above all, or has a phrase with most of your words.
8. If a word has too many pages for the file, only the best are listed. The files with longer names, linked at the top, have all.
9. If a file or a word is missing, no page contains the word. Check its spelling, try a synonym, or choose a section in ${index}.
10. If the site runs on its own server, \`/find?q=several+words\` answers whole questions.
`;
}
