import { editDistance } from '../../packages/search/engine/edit-distance';
import { isStopWord } from '../../packages/search/engine/stop-words';
import { visitTerms } from '../../packages/search/engine/terms';
import { stemOf } from '../../packages/search/engine/vocabulary';

/** What a file of `/find` says about a word. */
interface Entry {
  forms: string[];
  count: number;
  pages: string[];
  lines: { path: string; text: string }[];
}

/** Returns the text of a file; empty if it does not exist. */
type Read = (file: string) => string;

/** Returns the words of a text that say something: names such as `useCurrentFrame` or `media-parser`, and their parts. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  visitTerms(text, (word) => {
    if (word.length > 1 && /^[a-z0-9]*[a-z]/.test(word) && !isStopWord(word)) words.add(word);
  });
  return [...words];
}

const stemsOf = (text: string) => new Set(wordsOf(text).map(stemOf));

/**
 * Answers a question as `/find/index.md` tells agents to: reads the files of the words that say most, and prefers
 * pages that are near the top of several lists or have a phrase with most of the words. Returns paths, best pages first.
 * @param options.counts How common words are, which agents know from experience. They know how a word is spelled, too.
 * @param options.most Number of words that are looked up.
 */
export function findPages(
  question: string,
  read: Read,
  { counts, most = 4 }: { counts: ReadonlyMap<string, number>; most?: number },
): string[] {
  const timesOf = (word: string) => counts.get(word) ?? Number.POSITIVE_INFINITY;
  const words = wordsOf(question)
    .sort((a, b) => timesOf(a) - timesOf(b))
    .map((word) => (counts.has(word) ? word : corrected(word, counts)));
  const entries = new Map<string, Entry>();
  for (const word of words.slice(0, most)) {
    const entry = entryOf(word, read);
    if (entry) entries.set(stemOf(word), entry);
  }
  const worth = (stem: string) => Math.log(1 + 1000 / (entries.get(stem)?.count ?? 200));
  const stems = [...new Set(words.map(stemOf))];
  const all = stems.reduce((sum, stem) => sum + worth(stem), 0);
  const scores = new Map<string, number>();
  const said = new Map<string, number>();
  for (const [stem, { pages, lines }] of entries) {
    for (const [rank, path] of pages.entries())
      scores.set(path, (scores.get(path) ?? 0) + worth(stem) / (1 + rank / 12));
    const named = pages.map((path) => ({ path, text: path.replace('/docs/', '').replaceAll('/', ' ') }));
    for (const { path, text } of [...named, ...lines])
      for (const phrase of text.split(' · ')) {
        const own = stemsOf(phrase);
        const shared = stems.filter((one) => own.has(one));
        const part = shared.reduce((sum, one) => sum + worth(one), 0) / all;
        const share = part ** 0.8 * Math.sqrt(shared.length / Math.max(1, own.size));
        said.set(path, Math.max(said.get(path) ?? 0, share));
      }
  }
  for (const [path, share] of said) scores.set(path, (scores.get(path) ?? 0) + all * share);
  return [...scores].sort(([, a], [, b]) => b - a).map(([path]) => path);
}

/** Reads the entry of a word, from the file that has its first letters as a name. */
function entryOf(word: string, read: Read): Entry | undefined {
  const entries = read(`/find/${word.slice(0, 4)}.md`)
    .split(/^## /m)
    .slice(1)
    .map(parse);
  return entries.find(({ forms }) => forms.some((form) => stemOf(form) === stemOf(word)));
}

function parse(text: string): Entry {
  const [head = '', ...rest] = text.trim().split('\n');
  const [, forms = '', count = '1'] = /^(.*) \((\d+)\)$/.exec(head) ?? [];
  const lines = rest.flatMap((line) => {
    const [, path = '', said = ''] = /^- (\S+)(?: › .*?)?: (.*)$/.exec(line) ?? [];
    return path ? [{ path, text: said }] : [];
  });
  const others = rest.flatMap((line) => /^also: (.*)/.exec(line)?.[1]?.split(' ') ?? []);
  const pages = [...lines.map(({ path }) => path), ...others];
  return { forms: forms.split(', '), count: Number(count), pages, lines };
}

/** Returns the most frequent word that is one edit away, or the word itself. */
function corrected(word: string, counts: ReadonlyMap<string, number>): string {
  const near = [...counts].filter(([known]) => known.length > 3 && editDistance(known, word, 1) === 1);
  return near.sort(([, a], [, b]) => b - a)[0]?.[0] ?? word;
}

/** Returns the files that links in lists of Markdown, and links of HTML to the docs, lead to, with the text around them. */
function linksIn(text: string): { file: string; text: string }[] {
  const body = text.replace(/<script[\s\S]*?<\/script>/g, '');
  const markdown = [...body.matchAll(/^- \[(.*?)\]\(https?:\/\/[^/)]+(\/[^)]+)\)(.*)$/gm)];
  const html = [...body.matchAll(/<a [^>]*href="(\/docs\/[^"#?.]+?)\/?"[^>]*>(.*?)<\/a>/g)];
  return [
    ...markdown.map(([, title, file = '', about]) => ({ file, text: `${title} ${about}` })),
    ...html.map(([, page, title]) => ({
      file: `${page}/index.html`,
      text: `${title} ${page}`.replace(/<[^>]*>/g, ''),
    })),
  ];
}

/** Returns the files that an index leads to, those first that share the rarest words with a task. */
export function rank(text: string, task: string): string[] {
  const links = linksIn(text).map((link) => ({ ...link, stems: stemsOf(link.text) }));
  const worth = (stem: string) =>
    Math.log(1 + links.length / (1 + links.filter(({ stems }) => stems.has(stem)).length));
  const asked = [...stemsOf(task)].map((stem) => ({ stem, value: worth(stem) }));
  return links
    .map(({ file, stems }) => ({
      file,
      score: asked.reduce((sum, { stem, value }) => sum + (stems.has(stem) ? value : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ file }) => file);
}

/** Returns the files that search results lead to: those first that share most words with a task, else in their order. */
export function choose(text: string, task: string): string[] {
  const asked = stemsOf(task);
  const shared = (about: string) => [...stemsOf(about)].filter((stem) => asked.has(stem)).length;
  return linksIn(text)
    .map((link, place) => ({ ...link, score: shared(link.text) - place / 8 }))
    .sort((a, b) => b.score - a.score)
    .map(({ file }) => file);
}
