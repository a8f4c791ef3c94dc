/** Kinds of links in a showcase entry. */
export const showcaseLinkTypes = ['video', 'website', 'source_code', 'tutorial'] as const;

export type ShowcaseLinkType = (typeof showcaseLinkTypes)[number];

/** Maximum number of characters in an entry's texts. */
export const showcaseLimits = { title: 80, description: 280 } as const;

/** An entry as entered in the form: every field is a string. */
export interface EntryDraft {
  title: string;
  description: string;
  /** Pixels. */
  width: string;
  /** Pixels. */
  height: string;
  /** ISO date. */
  submittedOn: string;
  links: { type: ShowcaseLinkType; url: string }[];
  authorName: string;
  authorUrl: string;
}

/** An empty entry. */
export const emptyDraft: EntryDraft = {
  title: '',
  description: '',
  width: '1920',
  height: '1080',
  submittedOn: '',
  links: [{ type: 'website', url: '' }],
  authorName: '',
  authorUrl: '',
};

/** The problems of a draft: messages by field name, as in `title` or `links.0`. */
export type DraftProblems = Record<string, string>;

/** Validates a draft by the same rules as the build. */
export function checkDraft(draft: EntryDraft): DraftProblems {
  const { title, description, width, height, submittedOn, links, authorName, authorUrl } = draft;
  const found: [string, string | null][] = [
    ['title', title.trim() ? tooLong(title, showcaseLimits.title) : 'Enter the title of your work.'],
    ['description', tooLong(description, showcaseLimits.description)],
    ['width', notPixels(width)],
    ['height', notPixels(height)],
    ...links.map(({ url }, index): [string, string | null] => [`links.${index}`, notSecure(url)]),
    ['submittedOn', submittedOn && !isDate(submittedOn) ? 'Enter a date, such as 2025-11-20.' : null],
    ['authorName', authorUrl.trim() && !authorName.trim() ? 'Enter the author’s name, too.' : null],
    ['authorUrl', authorUrl.trim() ? notSecure(authorUrl) : null],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function tooLong(text: string, most: number): string | null {
  const { length } = text.trim();
  return length > most ? `Shorten it to ${most} characters. It has ${length}.` : null;
}

function notPixels(text: string): string | null {
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? null : 'Enter a whole number of pixels, such as 1920.';
}

function notSecure(text: string): string | null {
  const url = text.trim();
  if (!url) return 'Enter a URL that starts with https://.';
  if (/^http:\/\//i.test(url)) return 'Use https:// instead of http://.';
  const isWhole = /^https:\/\/\S+$/i.test(url) && URL.canParse(url);
  return isWhole ? null : 'Enter a complete URL, such as https://example.com/.';
}

/** Returns whether a text is a valid calendar date in the form YYYY-MM-DD. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
/**
 * Converts a valid draft to a YAML file. Strings are quoted, so that none of their characters are special.
 */
export function entryYaml(draft: EntryDraft): string {
  const { title, description, width, height, submittedOn, links, authorName, authorUrl } = draft;
  const lines = [
    `title: ${quoted(title)}`,
    description.trim() && `description: ${quoted(description)}`,
    `width: ${width.trim()}`,
    `height: ${height.trim()}`,
    submittedOn && `submittedOn: ${quoted(submittedOn)}`,
    'links:',
    ...links.flatMap(({ type, url }) => [`  - type: ${type}`, `    url: ${quoted(url)}`]),
    authorName.trim() && 'author:',
    authorName.trim() && `  name: ${quoted(authorName)}`,
    authorUrl.trim() && `  url: ${quoted(authorUrl)}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Returns the file name of an entry: the first half of its title in lowercase, with hyphens. */
export function entryFileName(title: string): string {
  const [name = ''] = title.split(' - ');
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug || 'entry'}.yaml`;
}

/** Converts a text to a YAML string. A JSON string is valid YAML; control characters become spaces. */
function quoted(text: string): string {
  return JSON.stringify(text.trim().replace(/\s+/g, ' '));
}
