import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
} from 'yaml';
import type { FieldKind, FormField } from '../../shared/content-form';

type Key = Pick<FormField, 'name' | 'kind'>;

/** A key of a YAML text, and where it is written. */
interface WrittenKey {
  value: ParsedNode;
  start: number;
  /** The first line below the key, if its value is a block of lines. */
  block?: number;
  /** The end of its value, without the comments and empty lines below it. */
  end: number;
}

function findKey(yaml: string, name: string): WrittenKey | undefined {
  const map = parseDocument(yaml, { schema: 'core' }).contents;
  const pair = isMap(map)
    ? map.items.find(({ key }) => isScalar(key) && String(key.value) === name)
    : undefined;
  if (!pair?.value || !isNode(pair.key) || !pair.key.range) return undefined;
  const value = pair.value as ParsedNode;
  const text = yaml.slice(pair.key.range[0], value.range[1]);
  const isBlock = isCollection(value) && !value.flow;
  const below = isBlock ? /(?:\s|\n[ \t]*#[^\n]*)*$/ : /\s*$/;
  const start = pair.key.range[0];
  const end = start + text.replace(below, '').length;
  return { value, start, end, ...(isBlock ? { block: yaml.indexOf('\n', start) + 1 } : {}) };
}

/** Returns the text and the kind of a key's field. A value that does not have the shape of its kind is `yaml`. */
export function readKey(yaml: string, { name, kind }: Key): { text: string; kind: FieldKind } {
  const key = findKey(yaml, name);
  if (!key || key.end <= key.value.range[0]) return { text: '', kind };
  const { value, end } = key;
  if (isScalar(value) && kind !== 'yaml' && value.value !== null) {
    const text = String(value.value);
    // A single value counts as a list of one, unless commas are between its names.
    if (kind !== 'list' || !/[\n,]/.test(text)) return { text, kind };
  }
  const lines = isSeq(value) && kind === 'list' ? value.items.map(lineOf) : [undefined];
  if (lines.every((line) => line !== undefined)) return { text: lines.join('\n'), kind };
  return { text: dedent(yaml.slice(key.block ?? value.range[0], end)), kind: 'yaml' };
}

/** Returns a list's item as a line, or undefined if it has comments or is more than a line. */
function lineOf(item: unknown): string | undefined {
  if (!isScalar(item) || item.comment || item.commentBefore) return undefined;
  const text = String(item.value ?? '');
  return text === '' || text.includes('\n') ? undefined : text;
}

function dedent(text: string): string {
  const lines = text.split('\n');
  const [first = '', ...rest] = lines;
  const indents = (/^\s/.test(first) ? lines : rest)
    .filter((line) => line.trim())
    .map((line) => line.search(/\S/));
  const least = Math.min(...indents, 80);
  const own = first.slice(Math.min(first.search(/\S|$/), least));
  return [own, ...rest.map((line) => line.slice(least))].join('\n');
}

/**
 * Returns a YAML text in which a key has the value of a field; without it if the text is empty. Everything else stays
 * as it is written: order, comments, quotes.
 */
export function writeKey(yaml: string, key: Key, text: string): string {
  const found = findKey(yaml, key.name);
  const written = text.trim() === '' ? '' : pairText(key, text, found?.value);
  if (!found) {
    const above = yaml.trim() === '' ? yaml.trim() : yaml.replace(/\s*$/, '\n');
    return written === '' ? yaml : `${above}${written}\n`;
  }
  const rest = yaml.slice(found.end);
  const [keyLine = '', ...block] = written.split('\n');
  // A comment beside the key stays.
  if (found.block && keyLine === `${key.name}:`) return yaml.slice(0, found.block) + block.join('\n') + rest;
  return yaml.slice(0, found.start) + (written === '' ? rest.replace(/^[^\n]*\n?/, '') : written + rest);
}

function pairText({ name, kind }: Key, text: string, before: Node | undefined): string {
  if (kind === 'yaml') return rawPair(name, text.trimEnd());
  const document = new Document<Node>({});
  document.set(name, document.createNode(yamlValue(kind, text)));
  const node = document.get(name, true) as Node;
  if (isSeq(node)) node.flow = isSeq(before) ? before.flow === true : kind === 'list' && text.length < 80;
  if (isScalar(node) && isScalar(before) && before.type && typeof node.value === 'string')
    (node as Scalar).type = before.type;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

function yamlValue(kind: FieldKind, text: string): unknown {
  if (kind === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(text.trim())) return Number(text);
  if (kind === 'choice' && /^(true|false)$/.test(text)) return text === 'true';
  return text.trim();
}

/** Returns a key with a value that is written as YAML already: a block goes below the key, anything else beside it. */
function rawPair(name: string, text: string): string {
  const { contents } = parseDocument(text);
  const isBlock = isCollection(contents) && !contents.flow;
  const indented = text.replace(/^(?=.*\S)/gm, '  ');
  return isBlock ? `${name}:\n${indented}` : `${name}: ${indented.trimStart()}`;
}
