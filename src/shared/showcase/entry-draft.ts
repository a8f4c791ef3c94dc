/** Kinds of links that an entry of the showcase may have. */
export const showcaseLinkTypes = ['video', 'website', 'source_code', 'tutorial'] as const;

export type ShowcaseLinkType = (typeof showcaseLinkTypes)[number];

/** Most characters of an entry's texts. */
export const showcaseLimits = { title: 80, description: 280 } as const;

/** An entry as somebody fills it in: every field a text, as it was typed. */
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

/** An entry that nobody has begun. */
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

/** What is wrong with a draft: a message by the name of the field, as in `title` or `links.0`. */
export type DraftProblems = Record<string, string>;

/** Checks a draft by the rules that the build has for an entry's file. */
export function checkDraft(draft: EntryDraft): DraftProblems {
  const { title, description, width, height, submittedOn, links, authorName, authorUrl } = draft;
  const found: [string, string | null][] = [
    ['title', title.trim() ? tooLong(title, showcaseLimits.title) : 'Enter the title of your work.'],
    ['description', tooLong(description, showcaseLimits.description)],
    ['width', notPixels(width)],
    ['height', notPixels(height)],
    ...links.map(({ url }, index): [string, string | null] => [`links.${index}`, notSecure(url, 'the link')]),
    ['submittedOn', submittedOn && !isDate(submittedOn) ? 'Enter a date as in 2025-11-20.' : null],
    ['authorName', authorUrl.trim() && !authorName.trim() ? 'Enter the name that goes with the link.' : null],
    ['authorUrl', authorUrl.trim() ? notSecure(authorUrl, 'the author’s page') : null],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function tooLong(text: string, most: number): string | null {
  const { length } = text.trim();
  return length > most ? `Shorten it to ${most} characters: it has ${length}.` : null;
}

function notPixels(text: string): string | null {
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? null : 'Enter a whole number of pixels, as in 1920.';
}

function notSecure(text: string, what: string): string | null {
  const address = text.trim();
  if (!address) return `Enter ${what}: an address that begins with https://.`;
  if (/^http:\/\//i.test(address)) return 'Links have to begin with https://; this one begins with http://.';
  const isWhole = /^https:\/\/\S+$/i.test(address) && URL.canParse(address);
  return isWhole ? null : 'Enter a whole address, as in https://example.com/.';
}

/** Whether a text is a day of the calendar, written as year, month and day. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
