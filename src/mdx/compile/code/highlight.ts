import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { escapeHtml } from '../headings';

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
};

/** Tokens that have the colour of plain code: a span around them would be bytes for nothing. */
const uncoloured = new Set([
  'punctuation',
  'plain-text',
  'script',
  'language-javascript',
  'parameter',
  'interpolation',
]);

/** Highlights code as HTML, a string a line. Spans never cross a line; a language that Prism has not is left plain. */
export function highlightLines(code: string, language: string): string[] {
  const grammar = grammarFor(language);
  if (!grammar) return code.split('\n').map(escapeHtml);
  const lines: string[] = [''];
  write(Prism.tokenize(code, grammar), [], lines);
  return lines;
}

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

function write(tokens: Prism.TokenStream, classes: string[], lines: string[]): void {
  for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
    if (typeof token === 'string') writeText(token, classes, lines);
    else write(token.content, classesOf(token, classes), lines);
  }
}

/** The innermost coloured token gives the colour. */
function classesOf(token: Prism.Token, outer: string[]): string[] {
  const alias = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
  const own = [token.type, ...alias].filter((name) => !uncoloured.has(name));
  return token.type === 'punctuation' || own.length > 0 ? own : outer;
}

function writeText(text: string, classes: string[], lines: string[]): void {
  text.split('\n').forEach((part, index) => {
    if (index > 0) lines.push('');
    if (!part) return;
    const html = escapeHtml(part);
    const isColoured = classes.length > 0 && part.trim() !== '';
    lines[lines.length - 1] += isColoured ? `<span class="token ${classes.join(' ')}">${html}</span>` : html;
  });
}
