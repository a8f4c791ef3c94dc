import path from 'node:path';
import { checkYaml, readYaml } from '../../yaml';
import type { ContentSet } from '../content-set';
import { showcaseFile } from './schema';

/** Videos that the community made: a YAML file each. */
export const showcase: ContentSet = {
  name: 'showcase',
  folder: 'showcase',
  extensions: ['.yaml', '.yml'],
  type: 'ShowcaseEntry',
  typeDefs: `
    type ShowcaseEntry implements Node @dontInfer {
      slug: String!
      title: String!
      description: String
      width: Int!
      height: Int!
      submittedOn: String
      links: [ShowcaseLink!]!
      author: ShowcaseAuthor
      sourceName: String!
    }
    type ShowcaseLink { type: String! url: String! }
    type ShowcaseAuthor { name: String! url: String }
  `,
  read(file, problems) {
    const yaml = readYaml(file.source, file.name, problems);
    const slug = path.parse(file.relativePath).name;
    return {
      ...(checkYaml(yaml, showcaseFile, file.name, problems) ?? {
        title: slug,
        width: 1,
        height: 1,
        links: [],
      }),
      slug,
    };
  },
};
