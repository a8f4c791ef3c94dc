import type { Element, Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { firstNumber } from '../shared/api-history';
import type { ApiPageVersions } from '../shared/api-page-versions';
import { describeChange } from '../shared/describe-change';
import { environmentOf, type Gathered } from './context';
import { placeOf } from './place';
import { element, sinceTag, versionItem, versionStyle } from './version-elements';
import { visit } from './visit';

/**
 * Rehype plugin: expands `<AvailableFrom>`. On API pages, adds versions to the headings of options that were added
 * later, and a list of all changes at the end. Each version is also there as a number, which CSS rules compare with
 * the reader's own version. Runs after the headings have their ids, so that versions are not part of them.
 */
export function rehypeVersions() {
  return (tree: Root, file: VFile) => {
    const { toc, dependencies, problems } = file.data.content as Gathered;
    const { routeOfFile, apiPage } = environmentOf(file);
    const route = routeOfFile(file.path);
    const page = route === undefined ? undefined : apiPage(route);
    const tagged = new Set<unknown>();
    visit(tree, (node, index, parent) => {
      if (!isAvailableFrom(node) || !parent || index === undefined) return;
      const value = node.attributes.find((each) => 'name' in each && each.name === 'v')?.value;
      if (typeof value !== 'string') {
        problems.push({
          ...placeOf(node, file),
          found: '`<AvailableFrom>` with a version that only code knows',
          expected: 'the version as text',
          fix: 'Write it as in `v="4.0.18"`.',
        });
        return;
      }
      const tag = sinceTag({ since: value.replace(/^v/, '') });
      parent.children[index] = parent.type === 'root' ? paragraphOf(tag) : tag;
      tagged.add(parent);
    });
    if (!page) return;
    dependencies.push(...page.files);
    visit(tree, 'element', (node) => {
      const id = /^h[2-6]$/.test(node.tagName) ? String(node.properties.id) : undefined;
      if (!id) return;
      const since = page.sinceOf(id);
      const number = since && firstNumber(since);
      const changed = page.changedOf(id);
      const item = toc.find((each) => each.id === id);
      if (item && number) item.version = number;
      if (item && changed) item.changed = changed;
      if (changed) node.properties.style = versionStyle({ version: number, changed });
      if (!since || !number) return;
      // The anchor is last.
      if (!tagged.has(node)) node.children.splice(-1, 0, { type: 'text', value: ' ' }, sinceTag(since));
    });
    if (page.since && firstNumber(page.since) && !hasVersionAbove(tree))
      tree.children.unshift(paragraphOf(sinceTag(page.since)));
    tree.children.push(changeList(page));
  };
}

function isAvailableFrom(node: { type: string }): node is MdxJsxTextElementHast {
  return /^mdxJsx/.test(node.type) && (node as MdxJsxTextElementHast).name === 'AvailableFrom';
}

/** Returns whether the page has a version above its first heading. */
function hasVersionAbove({ children }: Root): boolean {
  const end = children.findIndex((node) => node.type === 'element' && /^h[2-6]$/.test(node.tagName));
  let found = false;
  visit(
    { type: 'root', children: end < 0 ? children : children.slice(0, end) } as Root,
    'element',
    (node) => {
      found ||= String(node.properties.className) === 'since';
    },
  );
  return found;
}

function paragraphOf(tag: Element): Element {
  const { style, ...properties } = tag.properties;
  // The words after the tag also depend on the reader's version.
  return element('p', { className: ['since-page'], ...(style ? { style } : {}) }, [{ ...tag, properties }]);
}

function changeList({ name, since, changes }: ApiPageVersions): Element {
  const rows = changes.map(({ version, after, changes }) =>
    versionItem(
      { since: version, ...(after ? { after } : {}) },
      changes.map((each) => ({ text: describeChange(each, name) })),
    ),
  );
  const isWhole = changes.some((version) =>
    version.changes.some(([kind, path]) => kind === 'added' && path === name),
  );
  const first = since && !isWhole ? [versionItem(since, [{ text: describeChange(['added', name]) }])] : [];
  return element('details', { className: ['changes'] }, [
    element('summary', {}, [{ type: 'text', value: 'Changes' }]),
    element('ul', {}, [...rows, ...first]),
  ]);
}
