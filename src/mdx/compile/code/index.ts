import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type HtmlElement, htmlElement } from '../estree';
import { escapeHtml } from '../headings';
import { highlightLines } from './highlight';
import { type CodeLine, diffLines, visibleLines } from './lines';
import { parseFenceMeta } from './meta';

const copyButton =
  '<button class="code-copy" type="button" data-copy aria-label="Copy code">' +
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">' +
  '<path d="M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3"/></svg></button>';

/** Remark plugin: code fences become finished HTML, highlighted at build time. */
export function remarkCode() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children[index] = codeBlock(node) as unknown as Root['children'][number];
    });
  };
}

function codeBlock(node: Code): HtmlElement {
  const meta = parseFenceMeta(node.meta ?? '');
  const diffOf = /^diff-(.+)$/.exec(node.lang ?? '')?.[1];
  const isDiff = node.lang === 'diff' || diffOf !== undefined;
  const language = diffOf ?? (node.lang ?? 'txt').toLowerCase().replace(/[^\w+#-]/g, '');
  const visible = visibleLines(node.value, meta.highlighted);
  const lines = isDiff ? diffLines(visible) : visible;
  const props: Record<string, unknown> = { className: 'code-block', 'data-language': language };
  if (meta.lineNumbers !== undefined) {
    props['data-line-numbers'] = 'true';
    if (meta.lineNumbers !== 1) props.style = { counterReset: `line ${meta.lineNumbers - 1}` };
  }
  return htmlElement(
    'flow',
    'figure',
    blockHtml(lines, { language: isDiff && !diffOf ? 'txt' : language, title: meta.title }),
    props,
  );
}

/** The inside of a code block: its title, its lines and its copy button. */
export function blockHtml(
  lines: CodeLine[],
  { language, title }: { language: string; title: string | undefined },
): string {
  const code = highlightLines(lines.map((line) => line.text).join('\n'), language);
  const body = lines.map(({ mark }, index) => {
    return `<span class="line${mark ? ` ${mark}` : ''}">${code[index] ?? ''}</span>`;
  });
  const caption = title ? `<figcaption class="code-title">${escapeHtml(title)}</figcaption>` : '';
  return `${caption}<pre class="language-${escapeHtml(language)}" tabindex="0"><code>${body.join('\n')}</code></pre>${copyButton}`;
}
