import { previewFolder, previewHeaderPolicy } from '../../packages/live-samples/shared/policy.mjs';

const year = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Returns the cache duration of a file: forever below `/static/`, where file names contain content hashes,
 * else revalidated on every request.
 * @param {string} path The path of the URL, without the path prefix.
 */
export function cacheControl(path) {
  return path.startsWith('/static/') ? year : revalidate;
}

/**
 * Content types that the file extension does not determine, or not well enough: text without a charset may be
 * misread.
 */
const contentTypes = {
  '/*.md': 'text/markdown; charset=utf-8',
  '/*.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/*/rss.xml': 'application/rss+xml; charset=utf-8',
  '/*/atom.xml': 'application/atom+xml; charset=utf-8',
  '/*/feed.json': 'application/feed+json; charset=utf-8',
};

/**
 * Returns the content type of a file whose extension does not determine it, or not well enough.
 * @param {string} path The path of the URL.
 * @returns {string | undefined}
 */
export function contentType(path) {
  return Object.entries(contentTypes).find(([pattern]) => path.endsWith(pattern.replace('/*', '')))?.[1];
}

/**
 * Returns the headers of every response. Only documents and workers have a use for the policy, so files get a
 * shorter one (`pathHeaders`).
 * @param {import('./inline-code.mjs').InlineHashes} inline Hashes of the inline scripts and styles of the
 *   site.
 * @param {string[]} [allow] Additional origins for scripts, frames and requests, for optional features
 *   (hosted search, analytics, Ask AI).
 * @returns {Record<string, string>}
 */
export function securityHeaders(inline, allow = []) {
  const list = (/** @type {string[]} */ values) => values.map((value) => ` ${value}`).join('');
  const more = list(allow);
  const policy = [
    "default-src 'self'",
    // Gatsby's data and the color mode, which is set before the first paint, are inline scripts.
    `script-src 'self'${list(inline.scripts)}${more}`,
    `style-src-elem 'self'${list(inline.styles)}`,
    // React and the Player set sizes and positions in style attributes, whose values change with every frame,
    // so hashes cannot allow them.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${more}`,
    "media-src 'self' data: blob: https:",
    "font-src 'self' data:",
    // The tools on the media parser's pages read the reader's own file by a `blob:` URL.
    `connect-src 'self' blob:${more}`,
    "worker-src 'self' blob:",
    `frame-src 'self' https://www.youtube-nocookie.com${more}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/**
 * Returns the headers of a file, in addition to or in place of `securityHeaders`. Files in folders without
 * pages have a short policy. The preview of live samples has its own. It runs in a sandbox with an opaque
 * origin, for which even its own files are cross-origin.
 * @param {string} path The path of the URL, without the path prefix.
 * @returns {Record<string, string>}
 */
export function pathHeaders(path) {
  if (path.startsWith(`${previewFolder}/`)) return previewHeaders;
  return fileFolders.some((folder) => path.startsWith(`${folder}/`)) ? fileHeaders : {};
}

/** Folders that contain no pages, but what pages load. */
export const fileFolders = ['/static', '/page-data', '/demos', '/samples', '/cards'];

/**
 * The policy of workers and of pictures that are opened on their own. The policy of pages has 26 hashes: with
 * it, the headers of a small picture are three times the size of the picture.
 */
const fileHeaders = {
  'Content-Security-Policy': "default-src 'self'; style-src 'unsafe-inline'; connect-src 'self' blob:",
};

/** @type {Record<string, string>} */
const previewHeaders = {
  'Content-Security-Policy': previewHeaderPolicy,
  'Access-Control-Allow-Origin': '*',
};

/**
 * Returns the same headers as a `_headers` file, which several static hosts support. The types of Markdown
 * and of feeds are patterns: hosts without support for them use their own types.
 * @param {import('./inline-code.mjs').InlineHashes} inline
 * @param {string} prefix Path prefix of the site.
 */
export function headersFile(inline, prefix) {
  const always = Object.entries(securityHeaders(inline)).map(([name, value]) => `  ${name}: ${value}`);
  const types = Object.entries(contentTypes).map(
    ([pattern, type]) => `${prefix}${pattern}\n  Content-Type: ${type}`,
  );
  // Hosts combine the headers of all matching patterns. The line with `!` removes the policy of those before.
  const own = (/** @type {string} */ folder, /** @type {Record<string, string>} */ headers) => [
    `${prefix}${folder}/*`,
    '  ! Content-Security-Policy',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  // A pattern has only one rule: of two, some hosts use the last one alone.
  const files = fileFolders.flatMap((folder) =>
    own(folder, folder === '/static' ? { 'Cache-Control': year, ...fileHeaders } : fileHeaders),
  );
  const preview = own(previewFolder, previewHeaders);
  return [`${prefix}/*`, ...always, ...files, ...preview, ...types, ''].join('\n');
}

/**
 * Returns the files with the same headers for nginx, by name: those to be included in the server block from the
 * handbook, and those of files in folders without pages and of the preview, to be included in location blocks, because
 * a location with headers does not inherit those of the server block.
 * @param {import('./inline-code.mjs').InlineHashes} inline
 * @returns {Record<string, string>}
 */
export function nginxFiles(inline) {
  const lines = (/** @type {Record<string, string>} */ own) =>
    Object.entries({ ...securityHeaders(inline), ...own })
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join('');
  return {
    '_nginx-headers.conf': lines({}),
    '_nginx-file-headers.conf': lines(fileHeaders),
    '_nginx-preview-headers.conf': lines(previewHeaders),
  };
}

/**
 * Parses the hashes in a `_headers` file.
 * @param {string} text
 * @returns {import('./inline-code.mjs').InlineHashes}
 */
export function inlineHashesOf(text) {
  const policy = /Content-Security-Policy: (.*)/.exec(text)?.[1] ?? '';
  const hashes = (/** @type {string} */ directive) =>
    policy
      .split(';')
      .find((part) => part.trim().startsWith(`${directive} `))
      ?.match(/'sha256-[^']+'/g) ?? [];
  return { scripts: [...hashes('script-src')], styles: [...hashes('style-src-elem')] };
}
