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
 * @param {(word: string) => number} options.frequency How common a word is, which agents know from experience.
 * @param {number} [options.most] Number of words that are looked up.
 * @returns {string[]} paths
 */
export function findPages(question, read, { frequency, most = 4 }) {
  const words = wordsOf(question);
  const known = words.map((word) => ({ word, times: frequency(word) || Number.POSITIVE_INFINITY }));
  known.sort((a, b) => a.times - b.times);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const { word } of known.slice(0, most)) {
    const entry = entryOf(word, read);
    if (entry) entries.set(stem(word), entry);
  }
  const worth = (/** @type {string} */ word) => Math.log(1 + 1000 / (entries.get(stem(word))?.count ?? 200));
  const asked = [...new Set(words.map(stem))];
  const all = asked.reduce((sum, word) => sum + worth(word), 0);
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
        const shared = asked.filter((one) => own.has(one));
        const part = shared.reduce((sum, one) => sum + worth(one), 0) / all;
        const share = part ** 0.8 * Math.sqrt(shared.length / Math.max(1, own.size));
        said.set(path, Math.max(said.get(path) ?? 0, share));
      }
  }
  for (const [path, share] of said) scores.set(path, (scores.get(path) ?? 0) + all * share);
  return [...scores].sort(([, a], [, b]) => b - a).map(([path]) => path);
}

/**
 * Reads the entry of a word, from the file with the longest name that the word starts with. A word that is not there is
 * a typo: read as the one with two letters swapped, or as the most similar one in the files.
 * @param {string} word
 * @param {Read} read
 * @returns {Entry | undefined}
 */
function entryOf(word, read) {
  const files = filesOf(word, read);
  const isOwn = (/** @type {string} */ form) => form === word || stem(form) === stem(word);
  const own = files.at(-1)?.find(({ forms }) => forms.some(isOwn));
  if (own || word.length < 3) return own;
  for (let at = 1; at < word.length; at++) {
    const swapped = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
    const found = filesOf(swapped, read)
      .at(-1)
      ?.find(({ forms }) => forms.includes(swapped));
    if (found) return found;
  }
  const near = files
    .flat()
    .flatMap(({ forms, count }) => forms.map((form) => ({ form, count })))
    .filter(({ form }) => isSimilar(form, word))
    .sort((a, b) => b.count - a.count)[0];
  return (
    near &&
    filesOf(near.form, read)
      .at(-1)
      ?.find(({ forms }) => forms.includes(near.form))
  );
}

/**
 * Returns whether two words are the same but for a letter that is missing, added, replaced or swapped with the next.
 * @param {string} a
 * @param {string} b
 */
function isSimilar(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  const cuts = (/** @type {string} */ word) => [
    word,
    ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
  ];
  const others = new Set(cuts(b));
  return cuts(a).some((each) => others.has(each));
}

/**
 * Reads the files whose names a word starts with.
 * @param {string} word
 * @param {Read} read
 */
function filesOf(word, read) {
  const texts = [read(`/find/${word.slice(0, 3)}.md`)];
  for (let length = 4; length <= word.length; length++) {
    const name = `${word.slice(0, length)}.md`;
    if (!texts.at(-1)?.includes(`](${name})`)) break;
    texts.push(read(`/find/${name}`));
  }
  return texts.map((text) => {
    const known = parsed.get(text) ?? text.split(/^## /m).slice(1).map(parse);
    parsed.set(text, known);
    return known;
  });
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
  const listed = rest.find((line) => line.startsWith('/'))?.split(' ');
  return {
    forms: forms.split(', '),
    count: Number(count),
    pages: listed ?? lines.slice(0, 1).map(({ path }) => path),
    lines,
  };
}
