import type { EntryDraft } from './entry-draft';

/** The file of an entry: a draft without problems as YAML. Texts are quoted, so that none of their characters means anything. */
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

/** The name of an entry's file: the first half of its title in lowercase with hyphens. */
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

/** A string of JSON is one of YAML too; what a line cannot hold becomes a space. */
function quoted(text: string): string {
  return JSON.stringify(text.trim().replace(/\s+/g, ' '));
}
