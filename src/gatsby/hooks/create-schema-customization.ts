import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { nodeTypeDefs } from '../../content-model/nodes/schemas';
import { searchTypeDefs } from '../../search/records/graphql-types';

/** Declares the types of all nodes, so that an empty content set builds too. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    ...nodeTypeDefs(),
    searchTypeDefs,
    'type PagesVersion implements Node @dontInfer { id: ID! }',
  ]);
  // The content sets read frontmatter: types inferred from all files would contradict each other.
  actions.createTypes('type Mdx implements Node @dontInfer { body: String }');
}
