import { z } from 'zod';
import { blankFrontmatter } from '../../compile/frontmatter-lines';
import { type ContentProblem, formatProblem } from '../../shared/content-error';
import type { FormField, FormProblem } from '../../shared/content-form';
import { type ContentFile, type ContentSet, isMdxSet } from '../sets/content-set';
import { readKey, writeKey } from './yaml-keys';

/** A file of a set, as it is now. */
export interface FormFile {
  set: Pick<ContentSet, 'read' | 'schemaOf' | 'extensions'>;
  file: ContentFile;
  isStrict: boolean;
}

/** What the form of a file shows. */
export interface ContentForm {
  fields: FormField[];
  problems: FormProblem[];
}

type Changes = Record<string, { from: string; to: string }>;

/** Returns the form for a file's frontmatter, or for the whole file if it is YAML; undefined if it has no schema. */
export function readForm(target: FormFile): ContentForm | undefined {
  const fields = fieldsOf(target);
  return fields && { fields, problems: problemsOf(target, fields) };
}

/**
 * Returns a file's source with the changed fields of its form. If its set does not accept them, or a field has another
 * value than `from` by now, returns the problems instead.
 */
export function applyForm(
  target: FormFile,
  changes: Changes,
): { source: string } | { problems: FormProblem[] } {
  const fields = fieldsOf(target) ?? [];
  const isMdx = isMdxSet(target.set);
  const { source } = target.file;
  const body = isMdx ? blankFrontmatter(source).body : '';
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  let yaml = yamlOf(target);
  const problems: FormProblem[] = [];
  for (const [name, { from, to }] of Object.entries(changes)) {
    const field = fields.find((each) => each.name === name);
    if (field?.text !== from)
      problems.push({
        field: name,
        text: `${target.file.name}\n  \`${name}\` has changed in the file. Reload the form.`,
      });
    else yaml = writeKey(yaml, field, to);
  }
  if (problems.length > 0) return { problems };
  const ended = yaml.replace(/([^\n])$/, '$1\n').replaceAll('\n', newline);
  const text = isMdx
    ? `---${newline}${ended}---${newline}${hasFrontmatter(source) ? '' : newline}${body}`
    : ended;
  const found = problemsOf({ ...target, file: { ...target.file, source: text } }, fields);
  return found.length > 0 ? { problems: found } : { source: text };
}

const hasFrontmatter = (source: string) => blankFrontmatter(source).lineOffset > 0;

/** Returns the YAML of a file, with newlines as `\n`. */
function yamlOf({ set, file: { source } }: FormFile): string {
  if (!isMdxSet(set)) return source.replaceAll('\r\n', '\n');
  if (!hasFrontmatter(source)) return '';
  const head = source.slice(0, source.length - blankFrontmatter(source).body.length).replaceAll('\r\n', '\n');
  return head.replace(/^\uFEFF?---[^\n]*\n/, '').replace(/---[ \t]*\n?$/, '');
}

function fieldsOf(target: FormFile): FormField[] | undefined {
  const schema = target.set.schemaOf?.(target.file.relativePath);
  if (!schema) return undefined;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  // A nullable object is a union: the announcement.
  const { properties = {}, required = [] } = json.anyOf?.find(({ type }) => type === 'object') ?? json;
  const yaml = yamlOf(target);
  return Object.entries(properties).map(([name, part]) => {
    const { text, kind } = readKey(yaml, { name, kind: kindOf(part) });
    return {
      name,
      kind,
      text,
      isRequired: required.includes(name),
      ...(part.description ? { about: part.description } : {}),
      ...(kind === 'choice' ? { choices: part.enum ?? ['true', 'false'] } : {}),
    };
  });
}

/** What a JSON Schema says about a file or a key. */
interface JsonSchema {
  type?: string;
  enum?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function kindOf({ type = '', enum: choices, items, anyOf = [] }: JsonSchema): FormField['kind'] {
  if (choices || type === 'boolean' || anyOf.some((part) => part.type === 'boolean')) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array' && items?.type === 'string') return 'list';
  return type === 'string' ? 'text' : 'yaml';
}

/** Returns what the terminal would print about a file, each message at the field that it is about. */
function problemsOf({ set, file, isStrict }: FormFile, fields: readonly FormField[]): FormProblem[] {
  const problems: ContentProblem[] = [];
  set.read(file, { problems, isStrict });
  const lines = file.source.split(/\r?\n/);
  return problems.map((problem) => {
    const named = /^(?:the unknown key )?`([\w-]+)/.exec(problem.found)?.[1];
    const above = lines.slice(0, problem.line ?? 0).findLast((line) => /^["']?[\w-]+["']?:/.test(line));
    const field = [named, /[\w-]+/.exec(above ?? '')?.[0]].find((name) =>
      fields.some((each) => each.name === name),
    );
    return { ...(field ? { field } : {}), text: formatProblem(problem) };
  });
}
