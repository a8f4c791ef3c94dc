import path from 'node:path';
import type { ContentSet } from '../sets/content-set';
import { checkYaml, readYaml, type YamlText } from '../yaml';
import { type SidebarEntry, sidebarFile } from './schema';

/** The sidebars of the docs: one YAML file each in `content/sidebars`, named as the sidebar. */
export const sidebars: ContentSet = {
  name: 'sidebars',
  folder: 'sidebars',
  extensions: ['.yaml', '.yml'],
  type: 'Sidebar',
  typeDefs: `
    type Sidebar implements Node @dontInfer {
      name: String!
      entries: JSON!
      lines: JSON!
      sourceName: String!
      sourcePath: String!
    }
  `,
  read(file, problems) {
    const yaml = readYaml(file.source, file.name, problems);
    const entries = checkYaml(yaml, sidebarFile, file.name, problems) ?? [];
    return { name: path.parse(file.relativePath).name, entries, lines: linesOf(entries, yaml) };
  },
};

/** The line of every doc and link that entries name, for messages about what does not exist. */
function linesOf(
  entries: readonly SidebarEntry[],
  yaml: YamlText,
  path: readonly PropertyKey[] = [],
): Record<string, number> {
  const lines = entries.map((entry, index): Record<string, number> => {
    const at = (...keys: string[]) => yaml.lineOf([...path, index, ...keys]) ?? 1;
    if (typeof entry === 'string') return { [entry]: at() };
    if ('doc' in entry) return { [entry.doc]: at('doc') };
    if (!('category' in entry)) return {};
    return {
      ...linesOf(entry.items, yaml, [...path, index, 'items']),
      ...(entry.link === undefined ? {} : { [entry.link]: at('link') }),
    };
  });
  // The first of several entries counts.
  return Object.assign({}, ...lines.reverse());
}
