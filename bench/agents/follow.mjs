const silent = new Set(
  'a an and as at before by can for from in into is it its my of on one or so that the to two with when video make use show remotion add'.split(
    ' ',
  ),
);

/**
 * Reduces a word to a form that its inflections share.
 * @param {string} word
 */
const stem = (word) => word.replace(/(?<=.{3})(?:ing|ed|es|s)$/, '');

/**
 * Returns the words of a text that say something.
 * @param {string} text
 */
export function wordsOf(text) {
  // A name such as `fitText()` is read as words.
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.filter((word) => word.length > 1 && !silent.has(word)).map(stem))];
}

/**
 * Returns the files that links in lists of Markdown, and links of HTML to the docs, lead to, with the text around them.
 * @param {string} text
 */
function linksIn(text) {
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

/**
 * Returns the files that an index leads to, those first that share the rarest words with a task.
 * @param {string} text
 * @param {string} task
 */
export function rank(text, task) {
  const links = linksIn(text).map((link) => ({ ...link, words: new Set(wordsOf(link.text)) }));
  const worth = (/** @type {string} */ word) =>
    Math.log(1 + links.length / (1 + links.filter(({ words }) => words.has(word)).length));
  const asked = wordsOf(task).map((word) => ({ word, value: worth(word) }));
  const scored = links.map(({ file, words }) => ({
    file,
    score: asked.reduce((sum, { word, value }) => sum + (words.has(word) ? value : 0), 0),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ file }) => file);
}

/**
 * Returns the files that search results lead to: those first that share most words with a task, else in their order.
 * @param {string} text
 * @param {string} task
 */
export function choose(text, task) {
  const asked = wordsOf(task);
  const shared = (/** @type {string} */ about) =>
    wordsOf(about).filter((word) => asked.includes(word)).length;
  const scored = linksIn(text).map((link, place) => ({ ...link, score: shared(link.text) - place / 8 }));
  return scored.sort((a, b) => b.score - a.score).map(({ file }) => file);
}
