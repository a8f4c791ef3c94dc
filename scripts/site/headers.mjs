const year = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** A name that changes with the content: `app-3f2a9c….js`, `styles.91ab….css`, `sidebar-52de….json`. */
const hashedName = /[-.](?=[a-f]*\d)[\da-f]{8,}\.(?!html$)[\da-z]+(\.map|\.LICENSE\.txt)?$/;

/**
 * How long a file may be kept: for ever where its name changes with its content, else not without asking.
 * @param {string} path The path of the URL, without the path prefix.
 */
export function cacheControl(path) {
  if (path.startsWith('/page-data/')) return revalidate;
  if (path.startsWith('/static/') || hashedName.test(path)) return year;
  return revalidate;
}

/** Files whose type their name does not tell, or not well enough: text without a character set is read as anything. */
const contentTypes = {
  '/*.md': 'text/markdown; charset=utf-8',
  '/*.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/*/rss.xml': 'application/rss+xml; charset=utf-8',
  '/*/atom.xml': 'application/atom+xml; charset=utf-8',
  '/*/feed.json': 'application/feed+json; charset=utf-8',
};

/**
 * The content type of a file where its name does not tell, or not well enough.
 * @param {string} path The path of the URL.
 * @returns {string | undefined}
 */
export function contentType(path) {
  return Object.entries(contentTypes).find(([pattern]) => path.endsWith(pattern.replace('/*', '')))?.[1];
}

/**
 * The headers that go with every answer. `allow` lists further origins that scripts, frames and requests may reach,
 * for what the settings switch on (hosted search, analytics, Ask AI).
 * @param {string[]} [allow]
 * @returns {Record<string, string>}
 */
export function securityHeaders(allow = []) {
  const more = allow.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    // Gatsby and the colour mode, which is set before the first paint, are inline scripts.
    `script-src 'self' 'unsafe-inline'${more}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${more}`,
    "media-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${more}`,
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
 * The same as a `_headers` file, which several static hosts read: every file of the root whose name changes with its
 * content has a line of its own, because patterns within a name mean something else on each host. The types of Markdown and
 * of feeds are patterns all the same: a host that does not read them falls back on types of its own.
 * @param {string[]} names Names of the files in the root of the built site.
 * @param {string} prefix
 */
export function headersFile(names, prefix) {
  // Source maps are asked for by developers alone, and hosts limit the number of rules.
  const kept = names.filter((name) => cacheControl(`/${name}`) === year && /\.(js|css)$/.test(name)).sort();
  const always = Object.entries(securityHeaders()).map(([name, value]) => `  ${name}: ${value}`);
  const forever = [...kept, 'static/*'].map((name) => `${prefix}/${name}\n  Cache-Control: ${year}`);
  const types = Object.entries(contentTypes).map(
    ([pattern, type]) => `${prefix}${pattern}\n  Content-Type: ${type}`,
  );
  return [`${prefix}/*`, ...always, ...forever, ...types, ''].join('\n');
}
