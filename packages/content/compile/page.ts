import fs from 'node:fs';
import type { Root } from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { ContentError } from '../shared/content-error';
import { addApiUse } from './api-links/use';
import { type CompileEnvironment, createFileRecord, type FileRecord } from './context';
import { describeSyntaxError } from './errors';
import { readBody } from './limits';
import { displayPath } from './place';
import { mdxPlugins } from './plugins';

/** A parsed file after all plugins, with the partials that it imports. */
export interface Page {
  tree: Root;
  file: VFile;
  record: FileRecord;
  /** By the name under which the file imports them. */
  partials: Map<string, Page>;
}

/** Nodes of MDX that the plugins handle themselves. */
const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

/**
 * Parses a file, runs the plugins on it, and reads the partials that it imports. `parents` are the files that
 * import it. No code in the file is run.
 *
 * @throws {ContentError} if the syntax is wrong or the file imports itself.
 */
export async function readPage(
  path: string,
  source: string,
  environment: CompileEnvironment,
  parents: readonly string[] = [],
): Promise<Page> {
  if (parents.includes(path)) {
    throw new ContentError({
      file: displayPath(path, environment),
      found: 'a file that imports itself, directly or through others',
      expected: 'partials that do not import each other in a circle',
    });
  }
  const { body, lineOffset } = readBody(source, displayPath(path, environment));
  const record = createFileRecord();
  const file = new VFile({ path, value: body, data: { content: record, environment, lineOffset } });
  const { remarkPlugins, rehypePlugins } = mdxPlugins('data', () => environment);
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPlugins)
    .use(remarkRehype, { allowDangerousHtml: true, passThrough: [...passThrough] })
    .use(rehypePlugins);
  const tree = await parseAndRun();
  const partials = new Map<string, Page>();
  for (const [name, binding] of record.bindings) {
    if (binding.kind !== 'partial') continue;
    const partialSource = fs.readFileSync(binding.file, 'utf8');
    const partial = await readPage(binding.file, partialSource, environment, [...parents, path]);
    include(record, partial.record);
    partials.set(name, partial);
  }
  return { tree, file, record, partials };

  async function parseAndRun(): Promise<Root> {
    try {
      return (await processor.run(processor.parse(file), file)) as Root;
    } catch (error) {
      throw describeSyntaxError(error, file, displayPath(path, environment));
    }
  }
}

/** Adds what a partial contains, links to and uses to the facts of the file that imports it. */
function include(into: FileRecord, partial: FileRecord): void {
  into.ids.push(...partial.ids, ...partial.toc.map(({ id }) => id));
  into.links.push(...partial.links);
  into.missingLinks.push(...partial.missingLinks);
  into.dependencies.push(...partial.dependencies);
  into.pictures.push(...partial.pictures);
  addApiUse(into.apis, partial.apis);
  into.problems.push(...partial.problems);
  into.warnings.push(...partial.warnings);
  if (partial.moduleReason) into.moduleReason ??= partial.moduleReason;
}
