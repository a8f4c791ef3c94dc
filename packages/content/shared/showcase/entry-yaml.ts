import type { EntryDraft } from './entry-draft';

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
