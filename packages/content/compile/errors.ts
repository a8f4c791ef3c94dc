import type { VFile } from 'vfile';
import { ContentError, type ContentPlace, type ProblemText } from '../shared/content-error';
import { voidTag } from './html-props';

/** A syntax error of MDX's parser. */
export interface SyntaxMessage {
  reason: string;
  /** The part of the parser that reports the error, and what it calls the error. */
  source?: string;
  ruleId?: string;
  line?: number;
  column?: number;
}

/** Returns whether an error is a syntax error of MDX's parser. */
export function isSyntaxMessage(error: unknown): error is SyntaxMessage {
  return error instanceof Error && typeof (error as Partial<SyntaxMessage>).reason === 'string';
}

const plainBrace = 'Write `\\{` for a plain brace, or put the text in code font.';
const plainTag = 'Write `&lt;` for a plain `<`, or put the text in code font.';
const closeInOrder =
  'Close every tag, in the order opened; leave an empty line before and after Markdown inside a tag.';

/** What the parser's messages mean for an author. The groups of the pattern are passed to `describe`. */
const meanings: [pattern: RegExp, describe: (...groups: string[]) => ProblemText][] = [
  [
    /Expected the closing tag `<\/([^>`]*)>` either/,
    (name) => ({
      found: `\`</${name}>\` in a line of text, for a \`<${name}>\` outside of it`,
      expected: 'both tags on lines of their own, or both in the same line',
      fix: 'Leave an empty line before and after Markdown inside a tag.',
    }),
  ],
  [
    /Expected a closing tag for `<([^>`]*)>`/,
    (name) => ({
      found: `\`<${name}>\` that is never closed`,
      expected: voidTag.test(name ?? '') ? `\`<${name} />\`` : `\`</${name}>\``,
      fix: voidTag.test(name ?? '')
        ? `Write \`<${name} />\`: in MDX every tag is closed.`
        : `Write \`</${name}>\` where it ends. ${closeInOrder}`,
    }),
  ],
  [
    /Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>`/,
    (name, open) => ({
      found: `\`</${name}>\` while \`<${open}>\` is open`,
      expected: `\`</${open}>\` first`,
      fix: closeInOrder,
    }),
  ],
  [
    /Unexpected closing slash/,
    () => ({
      found: 'a closing tag without an opening one',
      expected: 'a tag that is open',
      fix: closeInOrder,
    }),
  ],
  [
    /end of file in expression/,
    () => ({ found: '`{` that is never closed', expected: '`}`', fix: plainBrace }),
  ],
  [
    /parse expression with acorn|in code: /,
    () => ({
      found: 'braces around text that is not JavaScript',
      expected: 'an expression',
      fix: plainBrace,
    }),
  ],
  [
    /parse import\/exports with acorn/,
    () => ({
      found: 'an `import` or `export` that is not JavaScript',
      expected: 'a complete statement',
      fix: 'Write each `import` and `export` on lines of its own, followed by an empty line.',
    }),
  ],
  [
    /character `([“”‘’])`/,
    (quote) => ({
      found: `a curly quote (\`${quote}\`) in a tag`,
      expected: 'a straight quote (`"`)',
      fix: 'Replace both quotes with `"`.',
    }),
  ],
  [
    /character `(.+?)` \(U\+[\dA-F]+\) (?:before|in|after) (?:local |member )?name/,
    (character) => ({
      found: `\`<\` followed by \`${character}\``,
      expected: 'the name of a tag',
      fix: plainTag,
    }),
  ],
];

/**
 * Converts a syntax error of MDX's parser to a problem in the author's own lines; returns other errors
 * unchanged. `name` is the file's name in messages.
 */
export function describeSyntaxError(error: unknown, file: VFile, name: string): unknown {
  if (!isSyntaxMessage(error)) return error;
  const { line, column } = placeOfMessage(error);
  const offset = file.data.lineOffset ?? 0;
  const lines = String(file.value).split(/\r?\n/);
  const special = conflictIn(lines) ?? openCommentIn(lines, error.reason);
  const place: ContentPlace = { file: name };
  if (special) return new ContentError({ ...place, ...special, line: special.line + offset });
  if (line) place.line = line + offset;
  if (column) place.column = column;
  return new ContentError({ ...place, ...meaningOf(error.reason, offset) });
}

function meaningOf(reason: string, offset: number): ProblemText {
  for (const [pattern, describe] of meanings) {
    const match = pattern.exec(reason);
    if (match) return describe(...match.slice(1));
  }
  const found = ownLines(reason, offset);
  return /attribute|lazy line/i.test(reason)
    ? { found, expected: 'valid MDX', fix: plainTag }
    : { found, expected: 'valid MDX' };
}

type LineProblem = ProblemText & { line: number };

/** Returns the first conflict marker that Git has left in the file. */
function conflictIn(lines: readonly string[]): LineProblem | undefined {
  const index = lines.findIndex((line) => /^<{7} /.test(line));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    found: 'a merge conflict',
    expected: 'one version of the text',
    fix: 'Keep the right lines, and delete the marks that Git has added.',
  };
}

/** The beginning and the end of comments. */
const comments = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
] as const;

/**
 * Returns the comment that is not closed at the end of a file. The parser mistakes it for an expression, and only
 * knows the end of the file.
 */
function openCommentIn(lines: readonly string[], reason: string): LineProblem | undefined {
  if (!/end of file in expression|Unterminated comment/.test(reason)) return undefined;
  for (const [open, close] of comments) {
    const index = lines.findLastIndex((line) => line.includes(open));
    if (index < 0 || lines.slice(index).join('\n').includes(close)) continue;
    return {
      line: index + 1,
      found: `\`${open}\` that is never closed`,
      expected: `\`${close}\``,
      fix: `Write \`${close}\` where the comment ends.`,
    };
  }
  return undefined;
}

/**
 * Returns the position of a syntax error. For an open tag, the parser reports what contains it, and mentions the tag's
 * own position in the message.
 */
export function placeOfMessage(error: SyntaxMessage): Pick<ContentPlace, 'line' | 'column'> {
  if (error.line && !/^Expected a closing/.test(error.reason)) return error;
  const [, line, column] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  return line ? { line: Number(line), column: Number(column) } : {};
}

/** Replaces the positions in MDX's messages, such as `(2:4-2:7)`, with lines of the author's file. */
function ownLines(reason: string, offset: number): string {
  return reason.replace(
    /\((\d+):(\d+)(?:-(\d+):(\d+))?\)/g,
    (_, line, column) => `(line ${Number(line) + offset}:${column})`,
  );
}
