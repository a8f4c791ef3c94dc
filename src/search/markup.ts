/*
 * Values of a result are plain text but for `<mark>` around what matched. DocSearch puts them into the page
 * as HTML, and the names of this site's pages look like it (`<Sequence>`): everything but the marks is
 * escaped, in one place, before it gets there.
 */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));
const markTag = /(<\/?mark>)/;

/** A value of a result as HTML: its text escaped, its marks kept. */
export function toMarkup(value: string): string {
  return value
    .split(markTag)
    .map((part) => (markTag.test(part) ? part : escapeText(part)))
    .join('');
}

/** The text of what `toMarkup` made, without its marks. */
export function fromMarkup(markup: string): string {
  return withoutMarks(markup).replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => characters.get(entity) ?? entity,
  );
}

/** The text of a value of a result, without its marks. */
export function withoutMarks(value: string): string {
  return value
    .split(markTag)
    .filter((part) => !markTag.test(part))
    .join('');
}

/** A piece of a value, with whether it matched. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A value of a result in pieces, to be shown as text. */
export function markedParts(value: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let isMatch = false;
  for (const text of value.split(markTag)) {
    if (markTag.test(text)) isMatch = text === '<mark>';
    else if (text) parts.push({ text, isMatch });
  }
  return parts;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
