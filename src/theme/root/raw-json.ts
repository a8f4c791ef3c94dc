const written: Readonly<Record<string, string>> = { '"': '`', '\\"': '"', '\\n': '\n', '`': '\\u0060' };
const read: Readonly<Record<string, string>> = { '`': '"', '"': '\\"', '\n': '\\n' };

/**
 * Returns JSON with backticks for quotes, in which quotes and line breaks of texts are not escaped. So HTML in it
 * is the same as elsewhere in a page, and compresses to a third of what it takes in JSON.
 */
export function toRawJson(json: string): string {
  return swap(json, written);
}

/** Returns the JSON of which `toRawJson` made a text. */
export function fromRawJson(text: string): string {
  return swap(text, read);
}

/** Replaces quotes, line breaks and escape sequences; those without a replacement stay. */
function swap(text: string, replacements: Readonly<Record<string, string>>): string {
  return text.replace(/\\.|["`\n]/g, (found) => replacements[found] ?? found);
}
