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

/**
 * Shows the releases after version number `low`, up to `high`, and hides all others. Returns how many there are, and how
 * many packages have one.
 */
function showReleases(low: number, high: number): { releases: number; packages: number } {
  const lists = [...document.querySelectorAll<HTMLDetailsElement>('details.releases')];
  let releases = 0;
  for (const list of lists) {
    let shown = 0;
    for (const item of list.querySelectorAll<HTMLElement>('[data-version]')) {
      const number = Number(item.dataset.version);
      item.hidden = number <= low || number > high;
      if (!item.hidden) shown++;
    }
    list.hidden = shown === 0;
    (list.querySelector('small') as HTMLElement).textContent = plural(shown, 'release');
    releases += shown;
  }
  const changed = lists.filter(({ hidden }) => !hidden);
  for (const list of changed) list.open = releases <= mostOpen;
  return { releases, packages: changed.length };
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
    const low = Math.min(...ends);
    const { releases, packages } = showReleases(low, Math.max(...ends));
    status.value =
      low >= versionNumber(to.placeholder)
        ? `Nothing is known about versions after ${to.placeholder} yet.`
        : releases > 0
          ? `${plural(releases, 'release')} with changes in ${plural(packages, 'package')}.`
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

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  form.addEventListener('reset', () => {
    saveVersion('');
    history.replaceState(history.state, '', location.pathname);
    setTimeout(filter);
  });
  acceptFiles(form, { field: from, file, take });
  filter();
  // A link with versions is about the list, which is far down.
  if ((query.has('from') || query.has('to')) && !location.hash && scrollY === 0)
    form.scrollIntoView({ block: 'center' });
}

interface FileInputs {
  /** The field for the reader's version. The text of a file never lands in it: it would be on one line. */
  field: HTMLInputElement;
  file: HTMLInputElement;
  /** Called with the text of a file. */
  take: (text: string) => void;
}

/** Accepts a lockfile that is pasted, chosen or dropped anywhere on the page. */
function acceptFiles(form: HTMLFormElement, { field, file, take }: FileInputs): void {
  // A folder has no text.
  const read = (given: File) => given.text().then(take, () => take(''));
  field.addEventListener('paste', (event) => {
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
}
