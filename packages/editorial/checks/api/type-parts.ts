/** One alternative of a type, such as `null` in `string | null`. */
export interface TypePart {
  /**
   * `more` stands for values that are not listed; `name` is everything else: a named type, a generic, a
   * description.
   */
  kind: PlainKind | 'literal' | 'more' | 'name';
  /** The text of a string literal. */
  value?: string;
}

type PlainKind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'function' | 'object';

/** How alternatives start, in TypeScript and in prose. */
const beginnings: [TypePart['kind'], RegExp][] = [
  ['more', /^(?:…|\.\.\. \d+ more)/],
  ['array', /^array\b|^\[|\[\]$/],
  ['string', /^strings?\b|^`/],
  ['number', /^(?:number|integer)s?\b|^-?\d[\d.]*(?![\w.])/],
  ['boolean', /^(?:boolean|true|false)\b/],
  ['null', /^null\b/],
  ['function', /^function\b/i],
  ['object', /^object\b|^\{|^Record</],
];

const token = /"[^"]*"|'[^']*'|=>|[([{<]|[)\]}>]|,? or |[\s\S]/g;

/**
 * Splits a type into its alternatives. In prose, commas and "or" separate them too. Omits `undefined`, which
 * has the same meaning as a missing option.
 */
export function typeParts(text: string, from: 'types' | 'prose'): TypePart[] {
  const separators = from === 'prose' ? ['|', ',', ' or ', ', or '] : ['|'];
  return splitOutsideBrackets(text, separators)
    .filter((part) => part !== '' && part !== 'undefined')
    .flatMap((part) => partsOf(part));
}

function partsOf(text: string): TypePart[] {
  const value = /^(?:"([^"]*)"|'([^']*)')(?!\[)/.exec(text);
  if (value) return [{ kind: 'literal', value: value[1] ?? value[2] ?? '' }];
  if (splitOutsideBrackets(text, ['=>']).length > 1) return [{ kind: 'function' }];
  if (splitOutsideBrackets(text, ['&']).length > 1) return [{ kind: 'name' }];
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner !== undefined) return typeParts(inner, 'types');
  const noun = text.replace(/^an? /, '');
  return [{ kind: beginnings.find(([, pattern]) => pattern.test(noun))?.[0] ?? 'name' }];
}

/**
 * Splits a text at separators outside of quotes and brackets. A `|` after `=>` belongs to the return type.
 */
function splitOutsideBrackets(text: string, separators: readonly string[]): string[] {
  const parts = [''];
  let depth = 0;
  let isResult = false;
  for (const [each] of text.matchAll(token)) {
    if (/^[([{<]$/.test(each)) depth++;
    if (/^[)\]}>]$/.test(each)) depth--;
    if (depth === 0 && separators.includes(each) && !(isResult && each === '|')) {
      parts.push('');
      isResult = false;
    } else {
      if (depth === 0 && each === '=>') isResult = true;
      parts.push(`${parts.pop()}${each}`);
    }
  }
  return parts.map((part) => part.trim());
}
