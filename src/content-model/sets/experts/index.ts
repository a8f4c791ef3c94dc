import path from 'node:path';
import { checkYaml, readYaml } from '../../yaml';
import type { ContentSet } from '../content-set';
import { createExpertPages } from './pages';
import { type ExpertFile, expertFile } from './schema';
import { expertSearchPages } from './search-pages';

/** The directory of experts: a YAML file each. */
export const experts: ContentSet = {
  name: 'experts',
  folder: 'experts',
  extensions: ['.yaml', '.yml'],
  type: 'Expert',
  typeDefs: `
    type Expert implements Node @dontInfer {
      slug: String!
      path: String!
      name: String!
      since: String
      website: String
      x: String
      github: String
      linkedin: String
      work: [String!]!
      summary: String
      sourceName: String!
      sourcePath: String!
    }
  `,
  read(file, problems) {
    const yaml = readYaml(file.source, file.name, problems);
    const expert: Partial<ExpertFile> = checkYaml(yaml, expertFile, file.name, problems) ?? {};
    const slug = path.parse(file.relativePath).name;
    return { name: slug, ...expert, work: expert.work ?? [], slug, path: `/experts/${slug}` };
  },
  createPages: createExpertPages,
  searchPages: expertSearchPages,
};
