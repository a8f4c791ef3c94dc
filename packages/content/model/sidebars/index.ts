import path from 'node:path';
import { z } from 'zod';
import { checkYaml } from '../schema/check-yaml';
import { readYaml } from '../schema/yaml';
import type { ContentSet } from '../sets/content-set';
import { type SidebarEntry, sidebarFile, validEntries } from './schema';

const fields = z.object({ name: z.string(), entries: z.custom<SidebarEntry[]>() });

/**
 * The sidebars of the docs: one YAML file each in `content/sidebars`; the file name is the sidebar's name.
 */
export const sidebars: ContentSet<'SidebarFile', typeof fields> = {
  name: 'sidebars',
  folder: 'sidebars',
  extensions: ['.yaml', '.yml'],
  type: 'SidebarFile',
  fields,
  read(file, { problems }) {
    const yaml = readYaml(file.source, file.name, problems);
    const entries = checkYaml(yaml, sidebarFile, file.name, problems) ?? validEntries(yaml.value);
    return [{ name: path.parse(file.relativePath).name, entries }];
  },
};
