import fs from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from '../../../shared/content-error';
import { type Diagram, diagramSchema } from './schema';

/** Reads a diagram's file. `file` is its absolute path, `shown` its name in messages. */
export function readDiagram(
  file: string,
  shown: string,
): { diagram: Diagram } | { problems: ContentProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col: column } = lineCounter.linePos(error.pos[0]);
    const found = `YAML that cannot be read: ${error.message}`;
    const fix = 'Put values that begin with a backtick or hold `: ` into quotes.';
    return { problems: [{ file: shown, line, column, found, expected: 'valid YAML', fix }] };
  }
  const result = diagramSchema.safeParse(document.toJS());
  if (result.success) return { diagram: result.data };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const problems = result.error.issues.flatMap(nearestIssues).map(({ path, message }) => ({
    file: shown,
    line: lineOf(path),
    found: `\`${path.join('.') || 'the diagram'}\`, which does not fit`,
    expected: message,
    fix: 'The kinds of diagrams and their keys are in src/mdx/compile/diagrams/schema.ts.',
  }));
  return { problems };
}

/** Returns the errors of the union member that comes closest to a value that matches none. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));
  const [nearest = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return nearest.flatMap((inner) => nearestIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}
