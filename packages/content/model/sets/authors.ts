import { z } from 'zod';
import { checkYaml, readYaml } from '../schema/yaml';
import type { ContentSet } from './content-set';
import { inlineAuthor } from './posts/schema';

/** Schema of the authors file. */
export const authorsFile = z.record(z.string(), inlineAuthor);

const fields = z.object({
  authorId: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  url: z.string().nullable(),
  github: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

/** The authors of posts: one file, `content/authors.yaml`, that maps ids to authors. */
export const authors: ContentSet<'Author', typeof fields> = {
  name: 'authors',
  folder: 'authors.yaml',
  extensions: ['.yaml'],
  type: 'Author',
  fields,
  read(file, { problems }) {
    const yaml = readYaml(file.source, file.name, problems);
    const people = checkYaml(yaml, authorsFile, file.name, problems) ?? {};
    return Object.entries(people).map(([authorId, { name, title, url, github, image_url: imageUrl }]) => ({
      authorId,
      name,
      title: title ?? null,
      url: url ?? null,
      github: github ?? null,
      imageUrl: imageUrl ?? null,
    }));
  },
};
