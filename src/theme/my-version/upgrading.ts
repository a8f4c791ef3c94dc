import { versionNumber } from '@docs/content/shared';
import { findVersion } from './find-version';
import { saveVersion, shownVersion } from './my-version';
import * as styles from './upgrading.module.css';

/** As the compiler says it. Code that both share would be in the scripts of every page. */
const releaseCount = (count: number) => (count === 1 ? '1 release' : `${count} releases`);

/** The lists of packages are open if they show no more releases than this together. */
const mostOpen = 12;

const messages = {
  none: 'No exact version found. Paste 4.0.290, a package.json without a caret, or a lockfile.',
  empty: 'Nothing changed in the documented packages between these versions.',
};

/** Makes the form of the upgrading page work: it stores the reader's version, and filters the list of changes. */
export function startUpgrading(form: HTMLFormElement): void {
  if (form.dataset.ready) return;
  form.dataset.ready = '';
  form.className = String(styles.form);
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [from, to, file] = ['from', 'to', 'file'].map(field) as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  const status = form.querySelector('output') as HTMLOutputElement;
  const query = new URLSearchParams(location.search);
  from.value = query.get('from') ?? shownVersion();
  to.value = query.get('to') ?? '';

  const filter = () => {
    const [low, high] = [findVersion(from.value), findVersion(to.value)];
    const bounds = [low ? versionNumber(low) : 0, high ? versionNumber(high) : Infinity] as const;
    const lists = [...document.querySelectorAll<HTMLDetailsElement>('details.releases')];
    let count = 0;
    for (const list of lists) {
      let shown = 0;
      for (const item of list.querySelectorAll<HTMLElement>('[data-version]')) {
        const number = Number(item.dataset.version);
        item.hidden = number <= bounds[0] || number > bounds[1];
        if (!item.hidden) shown++;
      }
      list.hidden = shown === 0;
      (list.querySelector('small') as HTMLElement).textContent = releaseCount(shown);
      count += shown;
    }
    const changed = lists.filter(({ hidden }) => !hidden);
    for (const list of changed) list.open = count <= mostOpen;
    status.value =
      count === 0
        ? messages.empty
        : `${releaseCount(count)} with changes in ${changed.length === 1 ? '1 package' : `${changed.length} packages`}.`;
    return low;
  };
  const take = (text: string) => {
    const version = findVersion(text);
    if (!version) {
      status.value = messages.none;
      return;
    }
    from.value = version;
    saveVersion(version);
    filter();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (from.value && !findVersion(from.value)) {
      status.value = messages.none;
      return;
    }
    const low = filter();
    saveVersion(low);
    const asked = new URLSearchParams(
      [
        ['from', from.value],
        ['to', to.value],
      ].filter(([, value]) => value) as string[][],
    );
    history.replaceState(history.state, '', `${location.pathname}?${asked}`);
  });
  form.addEventListener('reset', () => {
    from.value = '';
    to.value = '';
    saveVersion(undefined);
    history.replaceState(history.state, '', location.pathname);
    setTimeout(filter);
  });
  // The text of a file is longer than a version, so it never lands in the field.
  from.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!text.includes('\n')) return;
    event.preventDefault();
    take(text);
  });
  const read = async (list: FileList | null | undefined) => {
    if (list?.[0]) take(await list[0].text());
  };
  file.addEventListener('change', () => read(file.files));
  form.addEventListener('dragover', (event) => event.preventDefault());
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    void read(event.dataTransfer?.files);
  });
  filter();
  // A link with versions is about the list, which is far down.
  if ((query.has('from') || query.has('to')) && !location.hash && scrollY === 0)
    form.scrollIntoView({ block: 'center' });
}
