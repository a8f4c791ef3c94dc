import { prefersMarkdown } from './accept.mjs';

/**
 * Returns the response of a static host, or the Markdown of the page if the request prefers that.
 * @param {Request} request
 * @param {(request: Request | string) => Promise<Response>} load Loads a file from the host.
 */
async function negotiate(request, load) {
  const url = new URL(request.url);
  const isMarkdown = url.pathname.endsWith('.md');
  // A file has an extension, a page has none.
  if ((/\.\w+$/.test(url.pathname) && !isMarkdown) || (request.method !== 'GET' && request.method !== 'HEAD'))
    return load(request);
  const wantsMarkdown = isMarkdown || prefersMarkdown(request.headers.get('accept') ?? undefined);
  const page = url.pathname.replace(/\.md$|\/$/, '') || '/index';
  const found = wantsMarkdown ? await load(new URL(`${page}.md`, url).href) : await load(request);
  const isMissing = wantsMarkdown && !found.ok;
  const shown = isMissing ? await load(new URL('/404.md', url).href) : found;
  const status = isMissing ? 404 : shown.status;
  const response = new Response(shown.body, { status, headers: shown.headers });
  response.headers.append('Vary', 'Accept');
  return response;
}

/**
 * Middleware of Cloudflare Pages: answers agents with Markdown.
 * @param {{ request: Request, next: (input?: Request | string) => Promise<Response> }} context
 */
export function onRequest({ request, next }) {
  return negotiate(request, next);
}

/**
 * Edge function of Netlify: the same.
 * @param {Request} request
 * @param {{ next: (input?: Request) => Promise<Response> }} context
 */
export default function markdown(request, { next }) {
  return negotiate(request, (input) => next(typeof input === 'string' ? new Request(input, request) : input));
}
