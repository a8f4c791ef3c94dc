import { changeFile, changesRoute, formatDate, type SectionTexts, sectionTitle } from '@docs/content/shared';
import { withPrefix } from 'gatsby';
import { readStored, writeStored } from '../../runtime/storage';
import * as styles from './changes-page.module.css';
import { off, visitsKey } from './visits';
import { wordDifference } from './word-difference';

const labels = { on: 'Stop remembering pages', off: 'Remember the pages I read' };

/**
 * Makes the page with the list of changes interactive. Its button turns the memory of read pages off and on. With
 * `#page=/docs/a&since=…`, which is never sent to a server, it shows the old and new text of that page instead of
 * the lists.
 */
export async function startChangesPage(box: HTMLElement): Promise<void> {
  if (box.dataset.ready) return;
  box.dataset.ready = '';
  const button = box.parentElement?.querySelector<HTMLButtonElement>('p > button');
  if (button) startSwitch(button);
  const query = new URLSearchParams(location.hash.slice(1));
  const page = query.get('page');
  if (!page?.startsWith('/')) return;
  const since = query.get('since') ?? '';
  const response = await fetch(withPrefix(changeFile(page)));
  const texts: SectionTexts[] = response.ok ? await response.json() : [];
  const sections = mergeSections(texts.filter(({ day }) => day >= since));
  const lists = [...following(box)];
  const back = element('button', 'All changes');
  back.className = 'button';
  back.addEventListener('click', () => {
    box.replaceChildren();
    for (const list of lists) list.hidden = false;
    history.replaceState(history.state, '', withPrefix(changesRoute));
  });
  const title = element(
    'h2',
    'Changes to ',
    link(page, withPrefix(page)),
    since && ` since ${formatDate(since)}`,
  );
  const none = element('p', 'The site no longer has the old text of this page.');
  for (const list of lists) list.hidden = true;
  box.replaceChildren(
    title,
    ...(sections.length > 0 ? sections.flatMap((each) => show(each, page)) : [none]),
    back,
  );
  box.scrollIntoView();
}

/** Returns the nodes that follow an element in the same parent. */
function* following(element: Element): Generator<HTMLElement> {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) yield next as HTMLElement;
}

/** Returns the oldest and the newest text of each section; leaves out sections that are as they were. */
export function mergeSections(texts: readonly SectionTexts[]): SectionTexts[] {
  const byId = new Map<string, SectionTexts>();
  for (const text of texts) byId.set(text.id, { ...text, before: byId.get(text.id)?.before ?? text.before });
  return [...byId.values()].filter(({ before, after }) => before !== after);
}

function show(section: SectionTexts, page: string): Element[] {
  const { id, before, after } = section;
  const title = sectionTitle(section);
  const parts = wordDifference(before, after).map(({ kind, text }) =>
    kind === 'same' ? text : element(kind === 'added' ? 'ins' : 'del', text),
  );
  const text = element('div', ...parts);
  text.className = styles.texts;
  return [element('h3', after ? link(title, `${withPrefix(page)}#${id}`) : title), text];
}

function startSwitch(button: HTMLButtonElement): void {
  const isOff = () => readStored(visitsKey) === off;
  const update = () => {
    button.textContent = isOff() ? labels.off : labels.on;
  };
  button.addEventListener('click', () => {
    writeStored(visitsKey, isOff() ? null : off);
    update();
  });
  update();
}

function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

function link(text: string, href: string): HTMLElement {
  const made = element('a', text) as HTMLAnchorElement;
  made.href = href;
  return made;
}
