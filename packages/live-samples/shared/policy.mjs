/** Plain JavaScript, so that the server's scripts can import it directly. TypeScript reads its types. */

/**
 * The content security policy of the preview's document. `'unsafe-eval'` allows the sample to run. That is
 * safe, because the document's opaque origin has no storage, no cookies and no access to the page. The
 * preview narrows the policy to its own folder before it runs a sample.
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
 * The same policy for a header. A header can also restrict who may embed the preview, and can sandbox the
 * document when it is opened directly.
 */
export const previewHeaderPolicy = `${previewPolicy}; frame-ancestors 'self'; sandbox allow-scripts`;

/**
 * The folder of the preview's files, relative to the site's root. It contains one folder, named by the files'
 * digest.
 */
export const previewFolder = '/static/live';
