import type { ContentSet } from '../content-set';
import { createDocPages } from './pages';
import { readDoc } from './read';
import { docSearchPages } from './search-pages';

/** The documentation: MDX files below `content/docs`. */
export const docs: ContentSet = {
  name: 'docs',
  folder: 'docs',
  extensions: ['.mdx', '.md'],
  type: 'Doc',
  typeDefs: `
    type Doc implements Node @dontInfer {
      docId: String!
      path: String!
      title: String!
      sidebarLabel: String
      sidebarPosition: Float
      description: String
      crumb: String
      image: String
      draft: Boolean!
      unlisted: Boolean!
      displayedSidebar: String
      hasDisplayedSidebar: Boolean!
      hideTitle: Boolean!
      hideTableOfContents: Boolean!
      tocMinHeadingLevel: Int!
      tocMaxHeadingLevel: Int!
      paginationPrev: String
      paginationNext: String
      hidesPrev: Boolean!
      hidesNext: Boolean!
      paginationLabel: String
      tags: [String!]!
      keywords: [String!]!
      answers: [String!]!
      redirectFrom: [String!]!
      api: DocApi
      relativePath: String!
      sourcePath: String!
      sourceName: String!
    }
    type DocApi { package: String! export: String! }
  `,
  read: readDoc,
  createPages: createDocPages,
  searchPages: docSearchPages,
};
