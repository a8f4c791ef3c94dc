import type { PostAuthorRef } from './read';

interface NodeModel {
  findAll(query: {
    type: string;
    query: object;
  }): Promise<{ entries: Iterable<{ authorId: string; name: string }> }>;
}

/** Authors of a post in full: ids are looked up, authors written out are handed through. */
export async function resolvePostAuthors(
  post: { authorRefs: PostAuthorRef[] },
  _args: unknown,
  { nodeModel }: { nodeModel: NodeModel },
): Promise<(PostAuthorRef & { name: string })[]> {
  const { entries } = await nodeModel.findAll({ type: 'Author', query: {} });
  const known = new Map([...entries].map((author) => [author.authorId, author]));
  return post.authorRefs.map((ref) => {
    const author = ref.id === undefined ? undefined : known.get(ref.id);
    return author ? { ...author, id: author.authorId } : { ...ref, name: ref.name ?? ref.id ?? '' };
  });
}
