import fs from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { nearestName } from '../shared/content-error';
import { decodeAddress, isExternal, joinPaths, splitAddress } from '../shared/paths';
import { type CompileEnvironment, environmentOf, type FileRecord } from './context';
import { sitePath } from './docusaurus/site-path';
import { isScriptAddress } from './html-props';
import type { JsxHast } from './nodes';
import { displayPath, lineOf, placeOf } from './place';
import { visit } from './visit';

/**
 * Rehype plugin: resolves every link. Links to other files become routes. A link to a file that is not a page
 * is replaced by its text, with a warning. Root-relative URLs get the path prefix and are collected for the
 * check of broken links.
 */
export function rehypeLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'a') resolveElement(node, file);
      else if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'a'
      ) {
        resolveJsx(node, file);
      }
    });
  };
}

function resolveElement(node: Element, file: VFile): void {
  if (typeof node.properties.href !== 'string') return;
  const href = resolve(node.properties.href, node, file);
  if (href !== undefined) {
    node.properties.href = href;
    return;
  }
  node.tagName = 'span';
  node.properties = {};
}

function resolveJsx(node: JsxHast, file: VFile): void {
  for (const attribute of node.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      attribute.name !== 'href' ||
      typeof attribute.value !== 'string'
    )
      continue;
    const href = resolve(attribute.value, node, file);
    if (href !== undefined) {
      attribute.value = href;
      continue;
    }
    node.name = 'span';
    node.attributes = [];
  }
}

/** Returns the URL for the page, or undefined if the link points to a file that is not a page. */
function resolve(written: string, node: Element | JsxHast, file: VFile) {
  const record = file.data.content as FileRecord;
  const environment = environmentOf(file);
  const { pathPrefix } = environment;
  const line = lineOf(node, file);
  if (isScriptAddress(written)) {
    record.problems.push({
      ...placeOf(node, file),
      found: `a link to \`${written.slice(0, 40)}\`, which runs a script`,
      expected: 'a link to a page',
      fix: 'Link to a page, or remove the link.',
    });
    return undefined;
  }
  if (written.startsWith('pathname://')) return pathPrefix + written.slice('pathname://'.length);
  const place = line === undefined ? {} : { line };
  if (isExternal(written)) {
    record.links.push({ href: written, ...place });
    return written;
  }
  const to = linkTarget(written, file.path, environment);
  if (to === undefined) {
    record.missingLinks.push(written);
    record.warnings.push({
      ...placeOf(node, file),
      found: `a link to \`${written}\`, which is not a content file`,
      expected: `the path of a content file, relative to ${path.posix.dirname(displayPath(file.path, environment))}/, or a route such as \`/docs/…\``,
      fix: `${nearestFile(written, file.path)} Until then, readers see only the text of the link.`,
    });
    return undefined;
  }
  record.links.push({ href: written, to, ...place });
  return /^[?#]/.test(written) ? written : pathPrefix + to;
}

/**
 * Resolves an internal link to a root-relative route with query and hash; returns undefined if it names a
 * file that is not a page. `from` is the absolute path of the file with the link. Other projects may serve their docs at
 * `/`: unless broken links are errors, `/setup` is `/docs/setup` if only that exists.
 */
export function linkTarget(
  written: string,
  from: string,
  environment: CompileEnvironment,
): string | undefined {
  const { path: address, query, hash } = splitAddress(stripPrefix(written, environment.pathPrefix));
  const own = environment.routeOfFile(from) ?? '/';
  const route = address === '' ? own : targetRoute(address, own, from, environment);
  if (route === undefined) return undefined;
  const inDocs =
    environment.onBrokenLinks === 'throw' ? undefined : environment.canonicalRoute(`/docs${route}`);
  return (environment.canonicalRoute(route) ?? inDocs ?? route) + query + hash;
}

/** Returns the file that a link probably means: one with a similar name in the folder of its target. */
function nearestFile(written: string, from: string): string {
  const { path: address, hash } = splitAddress(written);
  const folder = path.resolve(path.dirname(from), path.dirname(decodeAddress(address)));
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => /\.mdx?$/.test(name)) : [];
  const near = nearestName(path.basename(address), names);
  if (!near || address.startsWith('/')) return 'Correct the path.';
  return `Did you mean \`${address.slice(0, address.lastIndexOf('/') + 1)}${near}${hash}\`?`;
}

function stripPrefix(address: string, prefix: string): string {
  return prefix && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}

/** Returns the route that a URL on the page `own` resolves to, or undefined for a file that is not a page. */
function targetRoute(
  address: string,
  own: string,
  from: string,
  environment: CompileEnvironment,
): string | undefined {
  const decoded = decodeAddress(address);
  if (/\.mdx?$/.test(decoded)) {
    const { contentDir } = environment;
    const base = decoded.startsWith('/') ? contentDir : path.dirname(from);
    // Docusaurus also looks for a file in the docs and in the project.
    const folders = [base, path.join(contentDir, 'docs'), path.dirname(contentDir)];
    return [...folders.map((folder) => path.join(folder, decoded)), sitePath(decoded, environment)]
      .map((file) => file && environment.routeOfFile(file))
      .find((route) => route !== undefined);
  }
  if (address.startsWith('/')) return address;
  return joinPaths('/', new URL(address, `http://site${own}`).pathname);
}

/**
 * Returns the URL of a route or heading as a page writes it: only the hash for a heading on the same page,
 * else with the path prefix.
 */
export function linkAddress(to: string, file: VFile): string {
  const { pathPrefix, routeOfFile } = environmentOf(file);
  const own = routeOfFile(file.path);
  return own !== undefined && to.startsWith(`${own}#`) ? to.slice(own.length) : pathPrefix + to;
}
