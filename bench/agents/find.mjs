/** What a file of `/find` says about a word. @typedef {{ count: number, pages: string[], lines: { path: string, text: string }[] }} Entry */
/** @typedef {(file: string) => string} Read Returns the text of a file; empty if it does not exist. */

/** Words that no agent looks up. */
const silent = new Set(
  'a about after again all also am an and any anyone are as at be because been before being but by can cannot could did do does doing done dont each either else ever every everything for from get had has have having he help here how however i if im in instead into is isnt it its just let like make may me more most much must my need no not now of off ok on once one only onto or other our out over own please really s say see should since so some something still such sure t than that the their them then there these they this those through to too try trying under until up us use used using very via want was way we were what whatever when where whether which while who why will with without wont would yes yet you your remotion'.split(
    ' ',
  ),
);

/**
 * Returns the words of a question that an agent may look up. A name such as `useCurrentFrame` or `media-parser` is a
 * word, and so are its parts.
 * @param {string} question
 */
export function wordsOf(question) {
  const names = question.match(/[A-Za-z0-9]+(?:[-._][A-Za-z0-9]+)*/g) ?? [];
  const words = names.flatMap((name) => {
    const parts = name.split(/[-._]/);
    const camel = parts.flatMap((part) => part.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? []);
    return [parts.join(''), ...parts, ...camel].map((word) => word.toLowerCase());
  });
  return [...new Set(words)].filter((word) => word.length > 1 && /[a-z]/.test(word) && !silent.has(word));
}

/** @param {string} word */
const stem = (word) => word.replace(/(?<=.{3})(?:ing|ed|es|s|e)$/, '');

/**
 * Answers a question as `/find/index.md` tells agents to: reads the files of the words that say most, and prefers
 * pages that are near the top of several lists or have a phrase with most of the words. Best pages first.
 * @param {string} question
 * @param {Read} read
 * @param {object} options
 * @param {ReadonlyMap<string, number>} options.counts How common words are, which agents know from experience. They
 *   know how a word is spelled, too.
 * @param {number} [options.most] Number of words that are looked up.
 * @returns {string[]} paths
 */
export function findPages(question, read, { counts, most = 4 }) {
  const asked = wordsOf(question).map((word) => ({
    word,
    times: counts.get(word) ?? Number.POSITIVE_INFINITY,
  }));
  asked.sort((a, b) => a.times - b.times);
  const words = asked.map(({ word }) => (counts.has(word) ? word : corrected(word, counts)));
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const word of words.slice(0, most)) {
    const entry = entryOf(word, read);
    if (entry) entries.set(stem(word), entry);
  }
  const worth = (/** @type {string} */ word) => Math.log(1 + 1000 / (entries.get(stem(word))?.count ?? 200));
  const stems = [...new Set(words.map(stem))];
  const all = stems.reduce((sum, word) => sum + worth(word), 0);
  /** @type {Map<string, number>} */
  const scores = new Map();
  /** @type {Map<string, number>} */
  const said = new Map();
  for (const [word, { pages, lines }] of entries) {
    for (const [rank, path] of pages.entries())
      scores.set(path, (scores.get(path) ?? 0) + worth(word) / (1 + rank / 12));
    const named = pages.map((path) => ({ path, text: path.replace('/docs/', '').replaceAll('/', ' ') }));
    for (const { path, text } of [...named, ...lines])
      for (const phrase of text.split(' · ')) {
        const own = new Set(wordsOf(phrase).map(stem));
        const shared = stems.filter((one) => own.has(one));
        const part = shared.reduce((sum, one) => sum + worth(one), 0) / all;
        const share = part ** 0.8 * Math.sqrt(shared.length / Math.max(1, own.size));
        said.set(path, Math.max(said.get(path) ?? 0, share));
      }
  }
  for (const [path, share] of said) scores.set(path, (scores.get(path) ?? 0) + all * share);
  return [...scores].sort(([, a], [, b]) => b - a).map(([path]) => path);
}

/**
 * Reads the entry of a word, from the file that has its first letters as a name.
 * @param {string} word
 * @param {Read} read
 * @returns {Entry | undefined}
 */
function entryOf(word, read) {
  const text = read(`/find/${word.slice(0, 4)}.md`);
  const entries = parsed.get(text) ?? text.split(/^## /m).slice(1).map(parse);
  parsed.set(text, entries);
  return entries.find(({ forms }) => forms.some((form) => form === word || stem(form) === stem(word)));
}

/**
 * Returns the most frequent word that is the same but for a letter that is missing, added, replaced or swapped with
 * the next, or the word itself.
 * @param {string} word
 * @param {ReadonlyMap<string, number>} counts
 */
function corrected(word, counts) {
  const near = [...counts].filter(([known]) => known.length > 3 && isSimilar(known, word));
  return near.sort(([, a], [, b]) => b - a)[0]?.[0] ?? word;
}

/**
 * Returns whether two words are the same but for such a letter.
 * @param {string} a
 * @param {string} b
 */
function isSimilar(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [x, y] = [a.slice(start), b.slice(start)];
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return isSwapped || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}

/** The entries of files, by their text. @type {Map<string, ReturnType<typeof parse>[]>} */
const parsed = new Map();

/** @param {string} text */
function parse(text) {
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
