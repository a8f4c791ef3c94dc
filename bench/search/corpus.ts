import fs from 'node:fs';
import path from 'node:path';
import { type CompiledContent, compileContent } from '../../src/mdx/compile';
import { setCompileEnvironment } from '../../src/mdx/compile/context';
import { findApiExport } from '../../src/node/api/find';
import { readContentFolder } from '../../src/node/content/read-folder';
import { createRouteTable } from '../../src/node/content/routes';
import { collectRecords, type PageRecords, readSearchPages } from '../../src/node/search/collect-records';
import { withoutTrailingSlash } from '../../src/shared/paths';

/** A content folder as the search sees it, read without Gatsby. */
export interface Corpus {
  /** Compiled files by their absolute path. */
  compiled: ReadonlyMap<string, CompiledContent>;
  /** The records, with those link texts as names of pages that are accepted. */
  records(acceptsName?: (text: string) => boolean): PageRecords[];
}

/** Reads and compiles a content folder in memory. Images stay what they are: no record needs them. */
export async function readCorpus(root: string, contentDir: string): Promise<Corpus> {
  const nodes = new Map<string, Record<string, unknown>[]>();
  for (const { set, file, nodes: fields } of readContentFolder({ root, contentDir }, [])) {
    const list = nodes.get(set.type) ?? [];
    nodes.set(set.type, list);
    for (const field of fields) {
      if (field.draft) continue;
      list.push({
        ...field,
        relativePath: file.relativePath,
        sourcePath: file.absolutePath,
        sourceName: file.name,
      });
    }
  }
  const getNodesByType = (type: string) => nodes.get(type) ?? [];
  const table = createRouteTable(getNodesByType as never, root);
  setCompileEnvironment({
    root,
    contentDir,
    staticDir: path.join(root, 'static'),
    pathPrefix: '',
    onUnknownComponent: 'ignore',
    onBrokenLinks: 'ignore',
    routeOfFile: (file) => table.ofFile.get(file),
    canonicalRoute: (route) => table.canonical.get(withoutTrailingSlash(route)),
    image: async () => ({ src: '' }),
    apiExport: (module, name) => findApiExport(getNodesByType('ApiExport'), module, name),
  });
  const compiled = new Map<string, CompiledContent>();
  for (const { sourcePath } of [...nodes.values()].flat()) {
    if (typeof sourcePath === 'string' && /\.mdx?$/.test(sourcePath))
      compiled.set(sourcePath, await compileContent(sourcePath, fs.readFileSync(sourcePath, 'utf8')));
  }
  const sources = await readSearchPages({
    getNodesByType,
    contentDir,
    compiled: async (source) => compiled.get(source),
  });
  const records = (acceptsName?: (text: string) => boolean) => collectRecords(sources, acceptsName);
  return { compiled, records };
}
