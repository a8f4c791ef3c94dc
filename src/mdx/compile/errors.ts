import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';
import { compile } from '@mdx-js/mdx';
import { SourceMapGenerator } from 'source-map';
import { VFile } from 'vfile';
import { ContentError, type ContentPlace } from '../../shared/content-error';
import { type CompileEnvironment, createGathered } from './context';
import { blankFrontmatter } from './frontmatter-lines';
import { voidTag } from './html-props';
import { displayPath } from './place';
import { mdxPlugins } from './plugins';

interface SyntaxMessage {
  reason: string;
  line?: number;
  column?: number;
}

function isSyntaxMessage(error: unknown): error is SyntaxMessage {
  return error instanceof Error && typeof (error as Partial<SyntaxMessage>).reason === 'string';
}

const advice: [RegExp, string][] = [
  [/expression|acorn/i, 'Write `\\{` for a plain brace, or put the text in code font.'],
  [
    /before name|in name|local name|attribute|lazy line/i,
    'Write `&lt;` for a plain `<`, or put the text in code font.',
  ],
  [
    /closing tag|closing slash|end tag|corresponding/i,
    'Close every tag, in the order opened; leave an empty line before and after Markdown inside a tag.',
  ],
  [/import|export/i, 'Write each `import` and `export` on lines of its own, with an empty line behind.'],
];

/**
 * Converts a syntax error of MDX's parser to a problem in the author's own lines; returns other errors
 * unchanged. `name` is the file's name in messages.
 */
export function describeSyntaxError(error: unknown, file: VFile, name: string): unknown {
  if (!isSyntaxMessage(error)) return error;
  const place: ContentPlace = { file: name };
  const { line, column } = error.line ? error : placeInReason(error.reason);
  if (line) place.line = line + (file.data.lineOffset ?? 0);
  if (column) place.column = column;
  const fix = fixOf(error.reason);
  return new ContentError({
    ...place,
    found: ownLines(error.reason, file.data.lineOffset ?? 0),
    expected: 'valid MDX',
    ...(fix ? { fix } : {}),
  });
}

function fixOf(reason: string): string | undefined {
  const name = /closing tag for `<([a-z\d]+)>`/.exec(reason)?.[1];
  if (name && voidTag.test(name)) return `Write \`<${name} />\`: in MDX every tag is closed.`;
  return advice.find(([pattern]) => pattern.test(reason))?.[1];
}

/**
 * Returns the first position that MDX mentions in a message. For a tag left open at the end of the file it is
 * the only one.
 */
function placeInReason(reason: string): { line?: number; column?: number } {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
  return line ? { line: Number(line), column: Number(column) } : {};
}

/** Replaces the positions in MDX's messages, such as `(2:4-2:7)`, with lines of the author's file. */
function ownLines(reason: string, offset: number): string {
  return reason.replace(
    /\((\d+):(\d+)(?:-(\d+):(\d+))?\)/g,
    (_, line, column) => `(line ${Number(line) + offset}:${column})`,
  );
}

/** Converts an error thrown by the expressions of a file; a source map locates it in the source. */
export async function describeRunError(
  error: unknown,
  { path, source, environment }: { path: string; source: string; environment: CompileEnvironment },
): Promise<ContentError> {
  if (error instanceof ContentError) return error;
  const { body, lineOffset } = blankFrontmatter(source);
  const file = new VFile({ path, value: body, data: { content: createGathered(), lineOffset } });
  const { map } = await compile(file, {
    format: 'mdx',
    outputFormat: 'function-body',
    SourceMapGenerator,
    ...mdxPlugins('data', () => environment),
  });
  const place: ContentPlace = { file: displayPath(path, environment) };
  const frame = new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:(\\d+):(\\d+)`).exec(
    String((error as Error).stack),
  );
  if (frame && map) {
    const position = { line: Number(frame[1]), column: Number(frame[2]) - 1 };
    const original = originalPositionFor(new TraceMap(map as SourceMapInput), position);
    if (original.line) place.line = original.line + lineOffset;
  }
  return new ContentError({
    ...place,
    found: `an expression that fails: ${(error as Error).message ?? String(error)}`,
    expected: 'expressions that can be worked out when the site is built',
    fix: 'Declare the name in this file with `export const`, or correct the expression.',
  });
}
