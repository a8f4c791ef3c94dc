import path from 'node:path';
import type { ContentSet } from '../sets/content-set';
import { checkYaml, readYaml } from '../yaml';
import { sidebarFile } from './schema';

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
      sourceName: String!
      sourcePath: String!
    }
  `,
  read(file, problems) {
    const yaml = readYaml(file.source, file.name, problems);
    const entries = checkYaml(yaml, sidebarFile, file.name, problems) ?? [];
    return { name: path.parse(file.relativePath).name, entries };
  },
};
