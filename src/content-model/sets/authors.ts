import { z } from 'zod';
import { checkYaml, readYaml } from '../yaml';
import type { ContentSet } from './content-set';
import { inlineAuthor } from './posts/schema';

/** Schema of the authors' file. */
export const authorsFile = z.record(z.string(), inlineAuthor);

/** The people who write posts: one file, `content/authors.yaml`, that maps ids to authors. */
export const authors: ContentSet = {
  name: 'authors',
  folder: 'authors.yaml',
  extensions: ['.yaml'],
  type: 'Author',
  typeDefs: `
    type Author implements Node @dontInfer {
      authorId: String!
      name: String!
      title: String
      url: String
      github: String
      imageUrl: String
      sourceName: String!
    }
  `,
  read(file, problems) {
    const yaml = readYaml(file.source, file.name, problems);
    const people = checkYaml(yaml, authorsFile, file.name, problems) ?? {};
    return Object.entries(people).map(([authorId, { image_url: imageUrl, ...author }]) => ({
      authorId,
      ...author,
      imageUrl,
    }));
  },
};
