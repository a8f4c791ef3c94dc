import { z } from 'zod';
import { checkYaml } from '../schema/check-yaml';
import { readYaml } from '../schema/yaml';
import type { ContentSet } from './content-set';
import { inlineAuthor } from './posts/schema';

/** Schema of the authors file. */
export const authorsFile = z.record(z.string(), inlineAuthor);

/** The same without the other keys that Docusaurus has, such as `socials`. */
const theirAuthors = z.record(z.string(), z.object(inlineAuthor.shape));

/** Fields of an author. */
export const authorFields = z.object({
  authorId: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  url: z.string().nullable(),
  github: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

/** The authors of posts: one file, such as `content/authors.yaml`, that maps ids to authors. */
export function createAuthors(folder: string): ContentSet<'Author', typeof authorFields> {
  return {
    name: 'authors',
    folder,
    extensions: ['.yaml', '.yml'],
    type: 'Author',
    fields: authorFields,
    read(file, { problems, isStrict }) {
      const yaml = readYaml(file.source, file.name, problems);
      const people = checkYaml(yaml, isStrict ? authorsFile : theirAuthors, file.name, problems) ?? {};
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
}
