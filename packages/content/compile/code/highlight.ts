import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import prismComponents from 'prismjs/components.js';
import { escapeHtml } from '../../shared/escape-html';
import type { ApiLink } from '../api-links/target';
import { flagClass } from '../flags';
import { versionStyle } from '../version-elements';

const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  'shell-session': 'bash',
  js: 'jsx',
  javascript: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
  ts: 'tsx',
  typescript: 'tsx',
  mts: 'tsx',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  vue: 'markup',
  svelte: 'markup',
  yml: 'yaml',
  md: 'markdown',
  mdx: 'markdown',
  rb: 'ruby',
  py: 'python',
  golang: 'go',
  dockerfile: 'docker',
  rs: 'rust',
  jsonc: 'json5',
  env: 'ini',
  dotenv: 'ini',
  text: 'plain',
  txt: 'plain',
  plaintext: 'plain',
};

/** Tokens that have the same color as the surrounding code. */
const uncolored = new Set(['punctuation', 'language-javascript', 'parameter']);

/**
 * The classes of colors in code.css, each with Prism's names for tokens of that color. If a token has several
 * names, the last color wins. Other tokens have the color of plain code, so they need no span.
 */
const names = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important'],
  operator: ['operator'],
  string: ['string', 'char', 'attr-value', 'url', 'template-string'],
  number: ['number'],
  constant: ['boolean', 'constant', 'attr-name', 'property', 'unit'],
  function: ['function'],
  'class-name': ['class-name', 'maybe-class-name', 'function-variable'],
  tag: ['tag', 'selector', 'regex'],
  variable: ['builtin', 'variable', 'symbol'],
};
const colors = Object.entries(names).reverse();

/**
 * Highlights code as HTML, one string per line. Spans never cross lines. Languages unknown to Prism are left
 * plain. `links` are ranges of the code that become links; they change neither text nor colors.
 */
export function highlightLines(code: string, language: string, links: readonly ApiLink[] = []): string[] {
  const grammar = grammarFor(language);
  if (!grammar) return code.split('\n').map(escapeHtml);
  const writer = new LineWriter(links, grammar === Prism.languages.bash);
  writer.write(Prism.tokenize(code, grammar), '');
  return writer.lines;
}

/** Returns whether a language is plain text, or can be highlighted. */
export function isKnownLanguage(language: string): boolean {
  const name = aliases[language] ?? language;
  return name === 'plain' || name === '' || name in prismLanguages;
}

/** Returns the names of all languages, including the short forms that people write. */
export function languageNames(): string[] {
  return [...Object.keys(aliases), ...Object.keys(prismLanguages)];
}

/** Languages of Prism, with the other names that Prism has for them. */
const prismLanguages: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(prismComponents.languages as Record<string, { alias?: string | string[] }>)
    .filter(([name]) => name !== 'meta')
    .flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()].map((each) => [each, name])),
);

const loaded = new Map<string, Prism.Grammar | undefined>();

function grammarFor(language: string): Prism.Grammar | undefined {
  const name = aliases[language] ?? language;
  if (name === 'plain' || name === '') return undefined;
  if (!loaded.has(name)) {
    loadLanguages.silent = true;
    if (!Prism.languages[name]) loadLanguages([name]);
    loaded.set(name, Prism.languages[name]);
  }
  return loaded.get(name);
}

/** Returns the class of a token's color, or an empty string. The innermost colored token wins. */
function colorOf(token: Prism.Token, outer: string): string {
  const alias = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
  const own = [token.type, ...alias].filter((name) => !uncolored.has(name));
  if (token.type !== 'punctuation' && own.length === 0) return outer;
  // All tags have one color, elements and components.
  if (token.type === 'class-name' && outer === 'tag') return outer;
  return colors.find(([, types]) => types.some((name) => own.includes(name)))?.[0] ?? '';
}

const hyphenated = /[^\s=]*\w-[^\s=]*/g;

/** Maximum length of a word on one line of a phone, in characters. */
const longestWord = 28;

class LineWriter {
  readonly lines = [''];
  private offset = 0;
  private next = 0;

  constructor(
    private readonly links: readonly ApiLink[],
    private readonly isCommand: boolean,
  ) {}

  write(tokens: Prism.TokenStream, color: string): void {
    for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
      if (typeof token === 'string') this.writeText(token, color);
      else this.write(token.content, colorOf(token, color));
    }
  }

  /**
   * Writes text of one color. A link across tokens of several colors would need several elements, so it is
   * omitted.
   */
  private writeText(text: string, color: string): void {
    const start = this.offset;
    const end = start + text.length;
    const part = (from: number, to: number) => text.slice(from - start, to - start);
    for (let link = this.links[this.next]; link && link.start < end; link = this.links[++this.next]) {
      if (link.start < this.offset || link.end > end) continue;
      this.writePart(part(this.offset, link.start), color);
      this.writePart(part(link.start, link.end), color, link);
      this.offset = link.end;
    }
    this.writePart(part(this.offset, end), color);
    this.offset = end;
  }

  private writePart(text: string, color: string, link?: ApiLink): void {
    text.split('\n').forEach((part, index) => {
      if (index > 0) this.lines.push('');
      if (!part) return;
      const html = this.isCommand ? wholeWords(escapeHtml(part)) : escapeHtml(part);
      const attribute = color && part.trim() ? ` class="token ${color}"` : '';
      this.lines[this.lines.length - 1] += link
        ? `<a${attribute} href="${escapeHtml(link.to)}" title="${escapeHtml(link.title)}"${styleOf(link)}>${html}</a>`
        : attribute
          ? `<span${attribute}>${html}</span>`
          : html;
    });
  }
}

/** Marks words such as `my-video` and `--site-name` in a command that wraps, which would break after their hyphens. */
function wholeWords(html: string): string {
  return html.replace(hyphenated, (word) =>
    word.length <= longestWord ? `<span class="${flagClass}">${word}</span>` : word,
  );
}

function styleOf(link: ApiLink): string {
  const style = versionStyle(link);
  return style ? ` style="${style}"` : '';
}
