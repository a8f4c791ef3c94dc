import { visit } from '@docs/content';
import type { Code, InlineCode, Root } from 'mdast';
import { type CheckedPage, placeOf } from './page';

/** A call of the toolkit's command line on a page. */
export interface ToolkitCall {
  /** The call as written, without its runner, for messages. */
  text: string;
  /** Words after `remotion`, without quotes. */
  words: string[];
  line: number;
}

const shellLanguages = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'terminal']);

/** How package managers run a project's `remotion`. */
const runner = /(?:^|[\s(])(?:npx|bunx|pnpm exec|pnpm dlx|pnpm|yarn|yarn dlx)\s+remotion(?=\s|$)/;

/** A word: quoted, bare, or a mix, as in `--props='{"a": 1}'`. A shell operator is a separate word. */
const shellWord = /(?:"(?:\\.|[^"])*"|'[^']*'|\\.|[^\s"'|&;>])+|[|&;>]+/g;

/** Returns the calls of `npx remotion` in the shell blocks and inline code of a page. */
export function toolkitCalls(page: CheckedPage): ToolkitCall[] {
  const calls: ToolkitCall[] = [];
  visit(page.tree as Root, (node) => {
    if (node.type === 'code' && shellLanguages.has(node.lang ?? '')) calls.push(...callsOfBlock(node, page));
    if (node.type === 'inlineCode') calls.push(...callsOfInline(node, page));
  });
  return calls;
}

function callsOfBlock(node: Code, page: CheckedPage): ToolkitCall[] {
  const first = (placeOf(node, page).line ?? 1) + 1;
  const lines = node.value.split('\n');
  return lines.flatMap((_, index) => {
    if (lines[index - 1]?.endsWith('\\')) return [];
    const end = lines.findIndex((line, other) => other >= index && !line.endsWith('\\'));
    const whole = lines.slice(index, end + 1).map((line) => line.replace(/\\$/, ' '));
    return callOf(whole.join(' '), first + index) ?? [];
  });
}

function callsOfInline(node: InlineCode, page: CheckedPage): ToolkitCall[] {
  return callOf(node.value, placeOf(node, page).line ?? 1) ?? [];
}

/** Returns the call in a command line, up to the shell's next operator or comment. */
function callOf(line: string, place: number): ToolkitCall[] | undefined {
  const match = runner.exec(line.replace(/^\s*#.*/, ''));
  if (!match) return undefined;
  const words: string[] = [];
  for (const [word] of line.slice(match.index + match[0].length).matchAll(shellWord)) {
    if (/^(?:[|&;>]|#)/.test(word)) break;
    words.push(word.replace(/"((?:\\.|[^"])*)"|'([^']*)'/g, (_, double, single) => double ?? single));
  }
  return [{ text: ['remotion', ...words].join(' '), words, line: place }];
}
