/** A part of a title: plain text, or an API name in code font. */
export interface TitlePart {
  text: string;
  isCode: boolean;
}

/** `<Player>`, `useCurrentFrame()`, `@remotion/lambda`, `npx remotion render`, `remotion.config.ts`. */
const apiName = /^(<[^<>]+>|[\w$.]+\([^()]*\)|@[\w-]+(\/[\w-]+)*|npx .+|[\w-]+\.config\.[jt]sx?)$/;

/** Splits a title into text and API names: a title that is a single name, or names in backticks. */
export function titleParts(title: string): TitlePart[] {
  if (apiName.test(title)) return [{ text: title, isCode: true }];
  return title
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
