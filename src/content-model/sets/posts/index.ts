import type { ContentSet } from '../content-set';
import { createPostPages } from './pages';
import { readPost } from './read';
import { postSearchPages } from './search-pages';

const typeDefs = `
  type Post implements Node @dontInfer {
    set: String!
    slug: String!
    path: String!
    title: String!
    date: String!
    authorRefs: JSON!
    description: String
    image: String
    draft: Boolean!
    unlisted: Boolean!
    tags: [String!]!
    keywords: [String!]!
    answers: [String!]!
    redirectFrom: [String!]!
    hideTableOfContents: Boolean!
    tocMinHeadingLevel: Int!
    tocMaxHeadingLevel: Int!
    relativePath: String!
    sourcePath: String!
    sourceName: String!
  }
  type PostAuthor { id: String name: String! title: String url: String github: String imageUrl: String }
`;

/** A set of dated posts in the folder of its name: the blog and its like. */
export function createPostSet(name: string): ContentSet {
  return {
    name,
    folder: name,
    extensions: ['.mdx', '.md'],
    type: 'Post',
    typeDefs,
    read: (file, problems) => readPost(name, file, problems),
    createPages: (context) => createPostPages(name, context),
    searchPages: (context) => postSearchPages(name, context),
  };
}
