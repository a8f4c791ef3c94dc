import { tryCompiled } from '../../src/content-model/compiled';
import { isPage, readSiteNodes } from '../../src/content-model/read-site';
import type { CompiledContent } from '../../src/mdx/compile';
import { collectRecords, type PageRecords, readSearchPages } from '../../src/search/records/collect-records';
import { ContentError, type ContentProblem } from '../../src/shared/content-error';

/** A content folder as the search sees it, read without Gatsby. */
export interface Corpus {
  /** Compiled files by their absolute path. */
  compiled: ReadonlyMap<string, CompiledContent>;
  /** The records, with those link texts as names of pages that are accepted. */
  records(acceptsName?: (text: string) => boolean): PageRecords[];
}

/** Reads and compiles a content folder. Throws a `ContentError` with its mistakes. */
export async function readCorpus(root: string, contentDir: string): Promise<Corpus> {
  const problems: ContentProblem[] = [];
  const { contents, environment, nodesOfType } = readSiteNodes({ root, contentDir }, problems);
  const compiled = new Map<string, CompiledContent>();
  for (const { file } of contents.filter(isPage)) {
    const content = await tryCompiled(file.absolutePath, environment);
    if (content instanceof ContentError) problems.push(...content.problems);
    else compiled.set(file.absolutePath, content);
  }
  if (problems.length > 0) throw new ContentError(problems);
  const sources = await readSearchPages({
    getNodesByType: nodesOfType,
    contentDir,
    compiled: async (source) => compiled.get(source),
  });
  return { compiled, records: (acceptsName) => collectRecords(sources, acceptsName) };
}
