import type { Element, Parents as Parent, Root } from 'hast';
import type { VFile } from 'vfile';
import { type ApiPageVersions, firstNumber } from '../shared/api-history';
import { describeChange } from '../shared/describe-change';
import { environmentOf, type FileRecord } from './context';
import { element, isJsx, type JsxHast, text, textAttribute } from './nodes';
import { placeOf } from './place';
import { factsClass, sinceTag, versionItem, versionStyle } from './version-elements';
import { visit } from './visit';

/**
 * Rehype plugin: expands `<AvailableFrom>`. On API pages, adds versions to options that were added later, and a list of
 * all changes at the end. The version of an option is in the line with its type or, without one, in its heading. Each
 * version is also there as a number, which CSS rules compare with the reader's own version. Runs after the headings
 * have their ids, so that versions are not part of them.
 */
export function rehypeVersions() {
  return (tree: Root, file: VFile) => {
    const { toc, dependencies, problems } = file.data.content as FileRecord;
    const { routeOfFile, apiPage } = environmentOf(file);
    const route = routeOfFile(file.path);
    const page = route === undefined ? undefined : apiPage(route);
    const tagged = new Set<unknown>();
    visit(tree, (node, index, parent) => {
      if (!isAvailableFrom(node) || !parent || index === undefined) return;
      const value = textAttribute(node, 'v');
      if (value === undefined) {
        problems.push({
          ...placeOf(node, file),
          found: '`<AvailableFrom>` with a version that only code knows',
          expected: 'the version as text',
          fix: 'Write it as in `v="4.0.18"`.',
        });
        return;
      }
      const tag = sinceTag({ since: value.replace(/^v/, '') });
      tagged.add(parent);
      const line = factsBelow(parent, tree);
      if (!line) parent.children[index] = parent.type === 'root' ? paragraphOf(tag) : tag;
      else {
        parent.children.splice(index, 1);
        line.children.push(space, tag);
      }
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
      const line = factsBelow(node, tree);
      if (!since || !number || tagged.has(node) || tagged.has(line)) return;
      // The anchor is last.
      (line ?? node).children.splice(line ? line.children.length : -1, 0, space, sinceTag(since));
    });
    if (page.since && firstNumber(page.since) && !hasVersionAbove(tree))
      tree.children.unshift(paragraphOf(sinceTag(page.since)));
    tree.children.push(changeList(page));
  };
}

const space = text(' ');

/** Returns the line with the type below the heading of an option. */
function factsBelow(heading: Parent, { children }: Root): Element | undefined {
  const next = children[(children as Parent[]).indexOf(heading) + 1];
  const isFacts = next?.type === 'element' && String(next.properties.className) === factsClass;
  return isFacts && next !== children[0] ? next : undefined;
}

function isAvailableFrom(node: { type: string }): node is JsxHast {
  return isJsx(node) && node.name === 'AvailableFrom';
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
    element('summary', {}, [text('Changes')]),
    element('ul', {}, [...rows, ...first]),
  ]);
}
