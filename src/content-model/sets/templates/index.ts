import path from 'node:path';
import { readFrontmatter } from '../../frontmatter';
import { checkYaml } from '../../yaml';
import type { ContentSet } from '../content-set';
import { createTemplatePages } from './pages';
import { templateFrontmatter } from './schema';
import { templateSearchPages } from './search-pages';

/** The starter templates: an MDX file each. */
export const templates: ContentSet = {
  name: 'templates',
  folder: 'templates',
  extensions: ['.mdx', '.md'],
  type: 'Template',
  typeDefs: `
    type Template implements Node @dontInfer {
      slug: String!
      path: String!
      name: String!
      repository: String!
      branch: String!
      previewUrl: String
      tailwindOption: Boolean!
      stackblitz: Boolean!
      contributedBy: String
      paid: Boolean!
      featured: Boolean!
      order: Float!
      kind: String!
      description: String!
      cliId: String
      keywords: [String!]!
      answers: [String!]!
      relativePath: String!
      sourcePath: String!
      sourceName: String!
    }
  `,
  read(file, problems) {
    const yaml = readFrontmatter(file.source, file.name, problems);
    const slug = path.parse(file.relativePath).name;
    const fallback = {
      name: slug,
      repository: '',
      branch: 'main',
      tailwindOption: false,
      stackblitz: false,
      paid: false,
      featured: false,
      order: 1000,
      kind: 'starter',
      description: '',
      keywords: [],
      answers: [],
    };
    return {
      ...(checkYaml(yaml, templateFrontmatter, file.name, problems) ?? fallback),
      slug,
      path: `/templates/${slug}`,
    };
  },
  createPages: createTemplatePages,
  searchPages: templateSearchPages,
};
