/**
 * Returns whether a request prefers Markdown to HTML: it names `text/markdown`, with at least the quality of HTML and
 * before it. Browsers never name it; coding agents do.
 * @param {string | undefined} accept The `Accept` header.
 */
export function prefersMarkdown(accept) {
  if (!accept) return false;
  const ranges = accept.split(',').map((range, place) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, place, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const markdown = ranges.find(({ type }) => type === 'text/markdown');
  if (!markdown || markdown.quality === 0) return false;
  const html = ['text/html', 'text/*', '*/*'].flatMap(
    (type) => ranges.find((range) => range.type === type) ?? [],
  )[0];
  return !html || (markdown.quality >= html.quality && markdown.place < html.place);
}

/**
 * Returns the Markdown file of a page's HTML file: `/docs/spring.md` for `/docs/spring/index.html`, `/index.md` for
 * the home page. Undefined for a file that is not a page.
 * @param {string} file Path below the site's folder, with a leading slash.
 */
export function markdownOf(file) {
  if (file === '/index.html') return '/index.md';
  return file.endsWith('/index.html') ? `${file.slice(0, -'/index.html'.length)}.md` : undefined;
}
