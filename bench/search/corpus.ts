import type { CompiledContent } from '../../packages/content/compile';
import { compiledOf } from '../../packages/content/model/nodes/compiled-of';
import { createSite, mdxDocuments } from '../../packages/content/model/site';
import { readSearchPages } from '../../packages/content/search-pages/read-search-pages';
import { ContentError } from '../../packages/content/shared/content-error';
import { collectRecords, type PageRecords } from '../../packages/search/records/collect-records';
import { contentSettings } from '../../src/settings';
import { readEnv } from '../../src/settings/env';

/** The content folder as the search sees it, read without Gatsby. */
export interface Corpus {
  /** Compiled files by absolute path. */
  compiled: ReadonlyMap<string, CompiledContent>;
  /** Returns the records. `acceptsName` decides which link texts count as names of the pages they link to. */
  records(acceptsName?: (text: string) => boolean): PageRecords[];
}

/**
 * Reads and compiles a content folder.
 * @throws {ContentError} With all mistakes in the content.
 */
export async function readCorpus(root: string, contentDir: string): Promise<Corpus> {
  const site = await createSite({
    folders: { root, contentDir },
    env: readEnv(),
    settings: contentSettings,
  }).load();
  if (site.errors.length > 0) throw new ContentError([...site.errors]);
  const compiled = new Map<string, CompiledContent>();
  for (const { sourcePath } of mdxDocuments(site)) {
    const file = compiledOf(site, sourcePath);
    if (file) compiled.set(sourcePath, { ...file.facts, ...file.trees() });
  }
  const sources = readSearchPages(site);
  return { compiled, records: (acceptsName) => collectRecords(sources, acceptsName) };
}
