import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { contentSets } from '../../content-model/sets';
import { buildDayTypeDefs } from '../../content-model/sets/daily-order';
import { docsVersionTypeDefs } from '../../content-model/sets/docs/version';
import { searchTypeDefs } from '../../search/records/graphql-types';

/** Declares the type of every content set, so that an empty set builds too. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    ...new Set(contentSets.map((set) => set.typeDefs)),
    docsVersionTypeDefs,
    buildDayTypeDefs,
    searchTypeDefs,
  ]);
  // Frontmatter is read by the sets: inferring it from all files would only make types that contradict each other.
  actions.createTypes('type Mdx implements Node @dontInfer { body: String }');
}
