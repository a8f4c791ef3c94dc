/** Plain JavaScript: the server's scripts import it as it is, and TypeScript reads its types. */

/**
 * The content security policy of the preview's document. `'unsafe-eval'` runs the sample: it is meant to run,
 * in an origin of its own that has no storage, no cookies and no way to the page. The preview narrows the
 * policy to its own folder before it runs anything.
 */
export const previewPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The same for a header, which can also say who may show the preview, and sandbox it where it is opened by
 * itself.
 */
export const previewHeaderPolicy = `${previewPolicy}; frame-ancestors 'self'; sandbox allow-scripts`;

/** The folder of the preview's files, from the site's root; below it is one folder, named by their digest. */
export const previewFolder = '/static/live';
