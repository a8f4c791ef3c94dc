import { valueToEstree } from 'estree-util-value-to-estree';
import type { Nodes, Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { ContentError } from '../shared/content-error';
import { parseAsWritten } from './as-written';
import type { CompileEnvironment } from './context';
import { rewriteForMdx } from './docusaurus/syntax';
import { describeSyntaxError } from './errors';
import { expressionProgram } from './nodes';
import { displayPath } from './place';
import { unravel } from './unravel';
import { visit } from './visit';

/**
 * What the two parsers parse differently: null characters, and lines that begin like an admonition but continue
 * after its name, title and attributes. Sätteri drops the rest of such a line.
 */
const ambiguous =
  /\0|^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{3,}(?!:)(?!(?:[a-z][\w-]*(?:\[.*\])?(?:\{.*\})?)?[ \t]*$)/im;

/**
 * Remark plugin: parses files without code, as nearly all are, with Sätteri, a parser in Rust that returns
 * the same trees in a tenth of the time. MDX's own parser parses the others, and reports syntax errors. With
 * `ON_UNKNOWN_COMPONENT=warn`, these are warnings, and readers see what is not MDX as text.
 */
export function remarkParser(this: Processor, environment?: () => CompileEnvironment): void {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (document: string, file: VFile) => {
    const source = rewriteForMdx(document);
    const parseSource = (text: string) => parseWithoutCode(text) ?? unravel(parse(text, file) as Root);
    const settings = environment?.();
    if (!settings || settings.onUnknownComponent === 'throw') return parseSource(source);
    return parseAsWritten(source, parseSource, (error) => {
      if (settings.onUnknownComponent === 'ignore') return;
      const { warnings = [] } = file.data.content ?? {};
      const described = describeSyntaxError(error, file, displayPath(file.path, settings));
      // Each of the braces in `{{ title }}` is a mistake.
      for (const problem of (described as ContentError).problems)
        if (!warnings.some(({ line, found }) => line === problem.line && found === problem.found))
          warnings.push(problem);
    });
  };
}

/**
 * Returns the tree of a source whose only code is comments and JSON in attributes; undefined if it has
 * other code or a syntax error.
 */
export function parseWithoutCode(source: string): Root | undefined {
  if (ambiguous.test(source)) return undefined;
  try {
    const tree = mdxToMdast(source, { features: { directive: true, frontmatter: false } }) as Root;
    visit(tree, addPrograms);
    return tree;
  } catch {
    return undefined;
  }
}

/**
 * Adds the parsed program to each expression of a node, as MDX does.
 *
 * @throws {Error} if the node has other code than a comment or JSON.
 */
function addPrograms(node: Nodes): void {
  switch (node.type) {
    case 'mdxjsEsm':
      throw new Error('The file has imports or exports.');
    case 'paragraph':
      // MDX also accepts imports and exports in admonitions.
      if (node.children[0]?.type === 'text' && /^(?:import|export)\b/.test(node.children[0].value))
        throw new Error('The file may have imports or exports.');
      return;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!/^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(node.value))
        throw new Error('The file has expressions.');
      node.data = { ...node.data, estree: { type: 'Program', sourceType: 'module', body: [], comments: [] } };
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const { type, value } of node.attributes) {
        if (type === 'mdxJsxExpressionAttribute') throw new Error('The file has expressions.');
        if (typeof value === 'object' && value)
          value.data = { estree: expressionProgram(valueToEstree(JSON.parse(value.value))) };
      }
  }
}
