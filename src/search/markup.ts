/*
 * Texts of a result are plain text, except for `<mark>` around the matches. DocSearch inserts them as HTML,
 * and names on this site look like tags (`<Sequence>`). This module escapes everything except the marks.
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

/** Converts a text of a result to HTML: escapes the text, keeps the marks. */
export function toMarkup(value: string): string {
  return value
    .split(markTag)
    .map((part) => (markTag.test(part) ? part : escapeText(part)))
    .join('');
}

/** Converts HTML from `toMarkup` back to text, without marks. */
export function fromMarkup(markup: string): string {
  return withoutMarks(markup).replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => characters.get(entity) ?? entity,
  );
}

/** Removes the marks from a text of a result. */
export function withoutMarks(value: string): string {
  return value
    .split(markTag)
    .filter((part) => !markTag.test(part))
    .join('');
}

/** A part of a text, and whether it matched. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text of a result into parts, to be rendered as text. */
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
