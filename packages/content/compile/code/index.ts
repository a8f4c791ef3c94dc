import type { Code, Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { escapeHtml } from '../../shared/escape-html';
import { fileMark } from '../../shared/sample-files';
import { importsOf, linkSample } from '../api-links/link-sample';
import { DeepCodeError, isLinkedLanguage, parseSample } from '../api-links/parse-sample';
import type { ApiLink } from '../api-links/target';
import { recordAnswers, type SampleUse } from '../api-links/use';
import { environmentOf, type FileRecord, reportUnknown } from '../context';
import { tooDeep } from '../limits';
import { linkAddress } from '../links';
import { type HtmlElement, htmlElement } from '../nodes';
import { lineOf, placeOf } from '../place';
import { visit } from '../visit';
import { fenceWarnings } from './check-fence';
import { highlightLines } from './highlight';
import { type CodeLine, diffLines, shownRanges, visibleLines } from './lines';
import { type LiveSample, liveAttribute, liveDigest, livePartHtml, readLiveFence } from './live';
import { parseFenceMeta } from './meta';

const copyButton =
  '<button class="code-copy" type="button" data-copy aria-label="Copy code">' +
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">' +
  '<path d="M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3"/></svg></button>';

/**
 * Remark plugin: highlights code fences as HTML at build time. In TypeScript and JavaScript, exports of
 * documented packages link to their pages.
 */
export function remarkCode() {
  return (tree: Root, file: VFile) => {
    const links = apiLinks(tree, file);
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings: Node[] = parent.children;
      siblings[index] = codeBlock(node, links.get(node) ?? [], file);
    });
  };
}

/**
 * Finds the links in the samples of a page. Parses all samples first, because samples without imports use
 * those of the others.
 */
function apiLinks(tree: Root, file: VFile): Map<Code, ApiLink[]> {
  const record = file.data.content as FileRecord;
  const parsed = new Map<Code, ReturnType<typeof parseSample>>();
  visit(tree, 'code', (node) => {
    if (!isLinkedLanguage(node.lang ?? '')) return;
    try {
      parsed.set(node, parseSample(node.value, node.lang ?? ''));
    } catch (error) {
      if (!(error instanceof DeepCodeError)) throw error;
      record.problems.push({ ...placeOf(node, file), ...tooDeep });
    }
  });
  const { apis } = record;
  const findApi = recordAnswers(environmentOf(file).findApi, apis);
  const imports = importsOf([...parsed.values()].flat());
  record.imports = imports;
  const links = new Map<Code, ApiLink[]>();
  for (const [node, files] of parsed) {
    const shown = shownRanges(node.value, linkSample(files, imports, findApi));
    if (shown.length > 0) apis.samples.push(sampleUse(node, shown, file));
    links.set(
      node,
      shown.map((link) => ({ ...link, to: linkAddress(link.to, file) })),
    );
  }
  return links;
}

function sampleUse(node: Code, links: readonly ApiLink[], file: VFile): SampleUse {
  const { title } = parseFenceMeta(node.meta ?? '');
  const line = lineOf(node, file);
  const uses: Record<string, number> = {};
  for (const { to } of links) uses[to] = (uses[to] ?? 0) + 1;
  return { ...(title ? { title } : {}), ...(line ? { line } : {}), uses };
}

function codeBlock(node: Code, links: readonly ApiLink[], file: VFile): HtmlElement {
  const { pathPrefix } = environmentOf(file);
  const meta = parseFenceMeta(node.meta ?? '');
  const diffOf = /^diff-(.+)$/.exec(node.lang ?? '')?.[1];
  const isDiff = node.lang === 'diff' || diffOf !== undefined;
  const language = diffOf ?? (node.lang ?? 'txt').toLowerCase().replace(/[^\w+#-]/g, '');
  const goal = node.data?.goal;
  const live = goal ? { ...goal, digest: liveDigest(node.value, goal.options) } : liveSample(node, file);
  const visible = visibleLines(node.value, meta.highlighted);
  const lines = isDiff ? diffLines(visible) : live ? markFiles(visible) : visible;
  const { warnings } = file.data.content as FileRecord;
  for (const { below = 0, ...warning } of fenceWarnings(node, lines)) {
    const { line = 1, ...place } = placeOf(node, file);
    warnings.push({ ...place, line: line + below, ...warning });
  }
  const props: Record<string, unknown> = {
    className: live ? 'code-block live' : 'code-block',
    'data-language': language,
    ...(live ? { 'data-live-sample': liveAttribute(live) } : {}),
  };
  if (meta.lineNumbers !== undefined) {
    props['data-line-numbers'] = 'true';
    if (meta.lineNumbers !== 1) props.style = { counterReset: `line ${meta.lineNumbers - 1}` };
  }
  const shown = { language: isDiff && !diffOf ? 'txt' : language, title: meta.title, links };
  // Long starter code would hide the buttons of an exercise if they were below it.
  const html = goal
    ? blockHtml(lines, { ...shown, bar: livePartHtml(goal, pathPrefix, 'exercise') })
    : blockHtml(lines, shown) + (live ? livePartHtml(live, pathPrefix, 'sample') : '');
  return htmlElement('flow', 'figure', html, props);
}

/** Marks the lines with the names of a sample's files, which look like the titles of code blocks. */
function markFiles(lines: CodeLine[]): CodeLine[] {
  return lines.map((line) => (fileMark.test(line.text) ? { ...line, mark: 'file' } : line));
}

/**
 * Returns the live sample of a fence, or undefined if it is not one. An invalid live sample is reported as a
 * problem and shown as plain code.
 */
function liveSample(node: Code, file: VFile): LiveSample | undefined {
  const found = readLiveFence({
    language: node.lang ?? '',
    meta: node.meta ?? '',
    source: node.value,
  });
  if (!found || !('problem' in found)) return found;
  reportUnknown({ ...placeOf(node, file), ...found.problem }, file);
  return undefined;
}

/**
 * Returns the line with a file name. Readers only see the name. The rest of the comment stays in the text for
 * programs that read the code.
 */
function fileHtml(text: string): string {
  const name = fileMark.exec(text)?.[1] ?? '';
  return `<span class="file-mark">// @filename: </span>${escapeHtml(name)}`;
}

interface Block {
  language: string;
  title: string | undefined;
  links?: readonly ApiLink[] | undefined;
  /** HTML between the title and the code. */
  bar?: string;
}

/** Returns the content of a code block: its title, its lines with their links, and its copy button. */
export function blockHtml(lines: CodeLine[], { language, title, links, bar = '' }: Block): string {
  const code = highlightLines(lines.map((line) => line.text).join('\n'), language, links);
  const body = lines.map(({ mark, text }, index) => {
    const html = mark === 'file' ? fileHtml(text) : (code[index] ?? '');
    return `<span class="line${mark ? ` ${mark}` : ''}">${html}</span>`;
  });
  const caption = title ? `<figcaption class="code-title">${escapeHtml(title)}</figcaption>` : '';
  return `${caption}${bar}<pre class="language-${escapeHtml(language)}" tabindex="0"><code>${body.join('\n')}</code></pre>${copyButton}`;
}
