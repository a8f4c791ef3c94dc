import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { type ApiHistory, versionNumber } from '../shared/api-history';
import { describeChange } from '../shared/describe-change';
import { versionFormId } from '../shared/version-form';
import type { ApiName } from './api-links/target';
import { recordAnswers } from './api-links/use';
import { environmentOf, type FileRecord } from './context';
import { linkAddress } from './links';
import { element, text } from './nodes';
import { versionItem } from './version-elements';
import { visit } from './visit';

/**
 * Rehype plugin: expands `<ApiChanges>` into a list of everything that changed in the documented packages: a folded
 * list for each package, newest version first. All of it is in the HTML. A script hides changes that the reader did
 * not ask for, and counts the others (`src/theme/my-version/upgrading.ts`).
 */
export function rehypeApiChanges() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ApiChanges' || !parent || index === undefined) return;
      const { apis, dependencies } = file.data.content as FileRecord;
      const environment = environmentOf(file);
      const findApi = recordAnswers(environment.findApi, apis);
      // The toolkit itself is first. Its other packages are sorted by name.
      const isCore = ({ package: name }: ApiHistory) => name === 'remotion';
      const histories = environment.apiHistories().toSorted((a, b) => Number(isCore(b)) - Number(isCore(a)));
      dependencies.push(...histories.map(({ sourcePath }) => sourcePath));
      const made = [rangeForm(histories), ...histories.flatMap((history) => packageSection(history, linkOf))];
      parent.children.splice(index, 1, ...made);
      return index + made.length;

      function linkOf(packageName: string, path: string): string | undefined {
        const [name = '', ...rest] = path.replace(/\(\)/, '').split('.');
        const target =
          findApi([packageName, name, ...rest] satisfies ApiName) ?? findApi([packageName, name]);
        return target && linkAddress(target.to, file);
      }
    });
  };
}

/** Returns the list of a package, or nothing if the package has never changed. */
function packageSection(
  { package: name, versions }: ApiHistory,
  linkOf: (packageName: string, path: string) => string | undefined,
): Element[] {
  if (versions.length === 0) return [];
  const items = versions.toReversed().map(({ version, after, changes }) => {
    const item = versionItem(
      { since: version, ...(after ? { after } : {}) },
      changes.map((change) => ({ text: describeChange(change), href: linkOf(name, change[1]) })),
    );
    item.properties['data-version'] = versionNumber(version);
    return item;
  });
  return [
    element('details', { className: ['releases'] }, [
      element('summary', {}, [text(`${name} `), element('small', {}, [text(releaseCount(items.length))])]),
      element('ul', { className: ['changes'] }, items),
    ]),
  ];
}

function releaseCount(count: number): string {
  return count === 1 ? '1 release' : `${count} releases`;
}

/** Returns the form in which a reader enters two versions (`src/theme/my-version`). It is hidden without JavaScript. */
function rangeForm(histories: readonly ApiHistory[]): Element {
  const newest = histories
    .map(({ to }) => to)
    .reduce((a, b) => (versionNumber(a) < versionNumber(b) ? b : a), '0');
  const field = (label: string, properties: Element['properties']) =>
    element('label', {}, [text(label), element('input', properties, [])]);
  const button = (type: string, value: string, ...more: string[]) =>
    element('button', { type, className: ['button', ...more] }, [text(value)]);
  const version = (placeholder: string) => ({ placeholder, autoComplete: 'off' });
  return element('form', { id: versionFormId, dataNeedsJs: '' }, [
    field('Your version, package.json or lockfile', { name: 'from', ...version('4.0.290') }),
    field('Upgrade to', { name: 'to', ...version(newest) }),
    field('Or choose the file', { name: 'file', type: 'file' }),
    element('p', {}, [button('submit', 'Show changes', 'button-primary'), button('reset', 'Clear')]),
    element('output', {}, []),
  ]);
}
