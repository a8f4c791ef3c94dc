import { z } from 'zod';
import { type ContentProblem, suggestName } from '../../../shared/content-error';
import { lineOfKey } from '../../schema/frontmatter';
import { type AuthorRef, authorRef } from './schema';

/** An author of a post in full. */
export const postAuthor = authorRef.extend({ name: z.string() });

interface KnownAuthor {
  authorId: string;
  name: string;
  title: string | null;
  url: string | null;
  github: string | null;
  imageUrl: string | null;
}

interface AuthoredPost {
  authorRefs: AuthorRef[];
  sourceName: string;
  /** Absolute path. */
  sourcePath: string;
}

/** Resolves the authors of a post: looks up ids; returns inline authors unchanged. */
export function resolveAuthors(
  refs: readonly AuthorRef[],
  known: ReadonlyMap<string, KnownAuthor>,
): z.output<typeof postAuthor>[] {
  return refs.map((ref) => {
    const author = ref.id === null ? undefined : known.get(ref.id);
    if (!author) return { ...ref, name: ref.name ?? ref.id ?? '' };
    const { authorId: id, name, title, url, github, imageUrl } = author;
    return { id, name, title, url, github, imageUrl };
  });
}

/** Finds authors of posts that are missing from `content/authors.yaml`. */
export function checkAuthors(posts: readonly AuthoredPost[], known: readonly string[]): ContentProblem[] {
  return posts.flatMap(({ authorRefs, sourceName, sourcePath }) =>
    authorRefs.flatMap(({ id }) =>
      id === null || known.includes(id)
        ? []
        : [
            {
              file: sourceName,
              ...lineOfKey(sourcePath, 'authors'),
              found: `the unknown author \`${id}\``,
              expected: 'an ID from content/authors.yaml, or an author with a `name`',
              fix: suggestName(id, known),
            },
          ],
    ),
  );
}
