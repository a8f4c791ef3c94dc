import { tellingStems } from './telling-stems';

/** What a section of a page says about a question. Names in code are in backticks. */
export interface Excerpt {
  /** Up to three sentences. */
  text: string;
  /** Items of the list that the text introduces. */
  items: readonly string[];
  /** Rows of a table, with the heads of its columns. */
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] } | null;
  /** HTML of the section's first code sample. */
  sample: string | null;
}

/** Maximum number of sentences, list items and table rows. */
const most = { sentences: 3, items: 6, rows: 3 };

/** A first paragraph with fewer words states a type, not what a section is about. */
const leastWords = 5;

const headings = 'h1, h2, h3, h4, h5, h6';
const containers = 'ul, ol, table, pre, nav, figcaption, [data-no-print]';

/**
 * Returns what a page says about a question in the section with an anchor, or before its first heading if the anchor
 * is empty. Undefined if the section has no text.
 */
export function readExcerpt(page: Document, anchor: string, question: string): Excerpt | undefined {
  const parts = sectionParts(page, anchor);
  const asked = tellingStems(question);
  const value = (text: string) => [...tellingStems(text)].filter((stem) => asked.has(stem)).length;
  const texts = parts.filter((part) => !part.matches('pre') && partText(part));
  const best = highest(texts, (part) => value(partText(part)));
  const chosen =
    best && value(partText(best)) > 0
      ? best
      : (texts.find((part) => partText(part).split(' ').length >= leastWords) ?? texts[0]);
  if (!chosen) return undefined;
  const sample = parts.find((part) => part.matches('pre'))?.outerHTML ?? null;
  if (chosen.matches('table')) return { text: '', items: [], table: readTable(chosen, value), sample };
  if (chosen.matches('ul, ol')) {
    const before = parts[parts.indexOf(chosen) - 1];
    const text = before?.matches('p') ? (sentencesOf(partText(before)).at(-1) ?? '') : '';
    return { text, items: readItems(chosen, value), table: null, sample };
  }
  const sentences = bestSentences(partText(chosen), value);
  const list = parts[parts.indexOf(chosen) + 1];
  const isIntroduction = list?.matches('ul, ol') && !/[.!?]$/.test(sentences.at(-1) ?? '');
  return {
    text: sentences.join(' '),
    items: isIntroduction && list ? readItems(list, value) : [],
    table: null,
    sample,
  };
}

/** Returns the paragraphs, lists, tables and samples of a section. */
function sectionParts(page: Document, anchor: string): Element[] {
  const all = [...page.querySelectorAll(`.prose :is(${headings}, p, ul, ol, table, pre)`)].filter(
    (part) => !part.parentElement?.closest(containers),
  );
  const target = anchor ? page.getElementById(anchor) : null;
  const start = target ? all.findIndex((part) => part.contains(target) || target.contains(part)) : -1;
  if (anchor && start < 0) return [];
  const end = all.findIndex((part, place) => place > start && part.matches(headings));
  return all.slice(start + 1, end < 0 ? undefined : end);
}

function readTable(table: Element, value: (text: string) => number): Excerpt['table'] {
  const [head, ...rows] = [...table.querySelectorAll('tr')].map((row) => [...row.children].map(partText));
  const ranked = [...rows].sort((one, other) => value(other.join(' ')) - value(one.join(' ')));
  const shown = new Set(ranked.slice(0, most.rows));
  return { heads: head ?? [], rows: rows.filter((row) => shown.has(row)) };
}

function readItems(list: Element, value: (text: string) => number): string[] {
  const items = [...list.children].map(partText);
  const ranked = [...items].sort((one, other) => value(other) - value(one));
  const shown = new Set(ranked.slice(0, most.items));
  return items.filter((item) => shown.has(item));
}

/** Returns the sentence with most words of a question and those that follow. */
function bestSentences(text: string, value: (text: string) => number): string[] {
  const sentences = sentencesOf(text);
  const best = highest(sentences, value);
  const last = Math.max(0, sentences.length - most.sentences);
  const first = Math.min(best === undefined ? 0 : sentences.indexOf(best), last);
  return sentences.slice(first, first + most.sentences);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}`<"“])/u);
}

/** Returns the first item with the highest value. */
function highest<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  return [...items].sort((one, other) => value(other) - value(one))[0];
}

/** Returns the text of an element on one line, with names in code in backticks. */
function partText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('pre, svg, button, .visually-hidden')) hidden.remove();
  for (const code of copy.querySelectorAll('code')) code.textContent = `\`${code.textContent}\``;
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
