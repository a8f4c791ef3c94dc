import { versionNumber } from '@docs/content/shared';
import { findRange, findVersion } from './find-version';
import { saveVersion, shownVersion } from './my-version';
import * as styles from './upgrading.module.css';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The lists of packages are open if they show no more releases than this together. */
const mostOpen = 12;

/** Says why a text has no version. */
function problemOf(text: string): string {
  const range = findRange(text);
  return range
    ? `“${range}” isn’t an exact version. Paste your lockfile instead.`
    : 'No Remotion version found. Enter one like 4.0.290, or paste a lockfile.';
}

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

  /** Shows the changes between the versions in the fields, or says which one is not a version. */
  const filter = (): boolean => {
    if (to.value === 'latest') to.value = '';
    for (const each of [from, to]) {
      const version = findVersion(each.value) ?? '';
      if (!version && each.value.trim()) {
        status.value = problemOf(each.value);
        return false;
      }
      each.value = version;
    }
    const ends = [versionNumber(from.value || '0'), to.value ? versionNumber(to.value) : Infinity];
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    const lists = [...document.querySelectorAll<HTMLDetailsElement>('details.releases')];
    let count = 0;
    for (const list of lists) {
      let shown = 0;
      for (const item of list.querySelectorAll<HTMLElement>('[data-version]')) {
        const number = Number(item.dataset.version);
        item.hidden = number <= low || number > high;
        if (!item.hidden) shown++;
      }
      list.hidden = shown === 0;
      (list.querySelector('small') as HTMLElement).textContent = plural(shown, 'release');
      count += shown;
    }
    const changed = lists.filter(({ hidden }) => !hidden);
    for (const list of changed) list.open = count <= mostOpen;
    status.value =
      low >= versionNumber(to.placeholder)
        ? `Nothing is known about versions after ${to.placeholder} yet.`
        : count > 0
          ? `${plural(count, 'release')} with changes in ${plural(changed.length, 'package')}.`
          : 'Nothing changed.';
    return true;
  };
  /** Shows the changes, and compares all pages with the version from now on. */
  const show = () => {
    if (!filter()) return;
    saveVersion(from.value);
    const asked = [from, to].filter(({ value }) => value).map(({ name, value }) => `${name}=${value}`);
    history.replaceState(history.state, '', `${location.pathname}?${asked.join('&')}`);
  };
  const take = (text: string) => {
    const version = findVersion(text);
    if (version) {
      from.value = version;
      show();
    } else status.value = problemOf(text);
  };
  /** A folder has no text. */
  const read = (given: File) => given.text().then(take, () => take(''));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  form.addEventListener('reset', () => {
    saveVersion('');
    history.replaceState(history.state, '', location.pathname);
    setTimeout(filter);
  });
  // The text of a file never lands in the field, which would show it on one line.
  from.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!/[\n{]/.test(text)) return;
    event.preventDefault();
    take(text);
  });
  file.addEventListener('change', () => file.files?.[0] && read(file.files[0]));
  // The browser would open a file that is dropped next to the form.
  addEventListener('dragover', (event) => {
    if (form.isConnected) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    const given = event.dataTransfer?.files[0];
    if (!form.isConnected || !given) return;
    event.preventDefault();
    read(given);
  });
  filter();
  // A link with versions is about the list, which is far down.
  if ((query.has('from') || query.has('to')) && !location.hash && scrollY === 0)
    form.scrollIntoView({ block: 'center' });
}
