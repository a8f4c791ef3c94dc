import type { ApiMember, ContentProblem } from '@docs/content/shared';
import { type TypePart, typeParts } from './type-parts';

/** The section of an option on a page. */
export interface OptionSection {
  file: string;
  name: string;
  /** The line of the heading, and whether the heading has a `?`. */
  line: number;
  optional: boolean;
  /** The lines below the heading, including those of sections within this one. */
  below: readonly string[];
}

/** The line in italics below a heading, such as `_number, optional, default 5_`. */
interface TypeLine {
  line: number;
  parts: TypePart[];
  isOptional: boolean;
  /** The text after "default". */
  default?: string;
}

const italics = /^_((?:[^_`]|`[^`]*`)+)_/;

/**
 * Compares the type line of an option with the types. The line must name everything that the type accepts and
 * nothing else. Values and `null` may also be in the section below. A section without a type line is valid,
 * and so is one that matches one of several types. Named types are not resolved, so they match anything.
 */
export function checkTypeLine(section: OptionSection, known: readonly ApiMember[]): ContentProblem[] {
  const typeLine = readTypeLine(section);
  if (!typeLine) return [];
  const reports = known.map((member) => [
    ...checkParts(section, typeLine, member),
    ...checkDefault(section, typeLine, member),
  ]);
  const isRight = reports.some((report) => report.length === 0);
  return [...checkOptional(section, typeLine), ...(isRight ? [] : (reports[0] ?? []))];
}

function readTypeLine({ line, below }: OptionSection): TypeLine | undefined {
  const index = below.findIndex((text) => text.trim() !== '');
  const written = italics.exec(below[index] ?? '')?.[1];
  if (!written) return undefined;
  const [type = '', ...notes] = plainText(written).split(/[,.]?\s+(?=(?:optional|default|deprecated)\b)/i);
  const value = notes.map((note) => /^default:?\s+(.*)$/s.exec(note)?.[1]).find(Boolean);
  return {
    line: line + 1 + index,
    parts: typeParts(type, 'prose'),
    isOptional: notes.some((note) => note.startsWith('optional')),
    ...(value ? { default: value } : {}),
  };
}

/** Returns the text of a type line without its Markdown. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[((?:[^\]`]|`[^`]*`)+)\]\([^)]*\)/g, '$1')
    .replace(/[`\\]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\.$/, '');
}

function checkParts(section: OptionSection, typeLine: TypeLine, { type }: ApiMember): ContentProblem[] {
  const accepted = typeParts(type, 'types');
  const { parts } = typeLine;
  const place = { file: section.file, line: typeLine.line, expected: `what the type accepts: \`${type}\`` };
  const value = typeLine.default ? typeParts(typeLine.default, 'prose') : [];
  const wrong = [...parts, ...value].find((part) => !isAccepted(part, accepted));
  if (wrong) {
    const found = `${nameOf(wrong)} in the type line of \`${section.name}\``;
    if (wrong.kind !== 'string' || !has(accepted, 'literal')) return [{ ...place, found }];
    const isLong = has(accepted, 'more');
    return [
      { ...place, found, fix: isLong ? 'Say what the values are.' : 'List the values in the type line.' },
    ];
  }
  const isOpen = has(accepted, 'string') || has(accepted, 'more');
  const text = section.below.join('\n');
  const missing = accepted
    .filter((part) => !(isOpen && part.kind === 'literal') && !isNamed(part, parts, text))
    .map(nameOf);
  if (missing.length === 0) return [];
  const found = `\`${section.name}\` without ${missing.join(', ')} in its type line`;
  return [
    { ...place, found, fix: 'Complete the type line, or name the values or `null` in the section below.' },
  ];
}

function isAccepted({ kind, value }: TypePart, accepted: readonly TypePart[]): boolean {
  if (kind === 'name' || kind === 'more' || has(accepted, 'name')) return true;
  if (kind !== 'literal') return has(accepted, kind);
  return has(accepted, 'string') || has(accepted, 'more') || accepted.some((part) => part.value === value);
}

/** Returns whether the type line names an alternative; a value or `null` may be anywhere in `text`. */
function isNamed({ kind, value }: TypePart, parts: readonly TypePart[], text: string): boolean {
  if (kind === 'name' || kind === 'more') return true;
  if (kind === 'literal')
    return has(parts, 'more') || ['"', "'", '`'].some((quote) => text.includes(`${quote}${value}${quote}`));
  // A callback that is `null` is equivalent to a missing callback.
  if (kind === 'null') return has(parts, 'function') || /(?<![a-z])null(?![a-z])/i.test(text);
  return has(parts, kind) || has(parts, 'name');
}

function has(parts: readonly TypePart[], kind: TypePart['kind']): boolean {
  return parts.some((part) => part.kind === kind);
}

function nameOf({ kind, value }: TypePart): string {
  return `\`${value === undefined ? kind : JSON.stringify(value)}\``;
}

function checkOptional(section: OptionSection, { line, isOptional }: TypeLine): ContentProblem[] {
  if (!isOptional || section.optional) return [];
  const { file, name } = section;
  return [{ file, line, found: `“optional” below the heading \`${name}\``, expected: 'a heading with `?`' }];
}

/**
 * Compares literal values only. A description such as "that of the input" cannot be compared with the
 * snapshot.
 */
function checkDefault(
  { file, name }: OptionSection,
  { line, default: text }: TypeLine,
  member: ApiMember,
): ContentProblem[] {
  const [part] = text ? typeParts(text, 'prose') : [];
  if (!text || !member.default || !part || part.kind === 'name') return [];
  const value = withoutQuotes(member.default);
  const written = `${withoutQuotes(text)} `;
  if (written.startsWith(`${value} `) || written.startsWith(`${value},`)) return [];
  return [
    {
      file,
      line,
      found: `the default \`${text}\` of \`${name}\``,
      expected: `\`${member.default}\`, as in the API snapshot`,
      fix: `Correct the type line. If the page is right, correct the \`default\` of \`${name}\` in content/api.`,
    },
  ];
}

function withoutQuotes(text: string): string {
  return text.replace(/["'`]/g, '');
}
