import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { type CompiledTrees, readTrees } from '../../content-model/compiler';
import { nodeTypeDefs } from '../../content-model/nodes/schemas';
import { mdxTypes } from '../../content-model/sets';
import { shownTree } from '../../edits/shown-tree';
import { searchTypeDefs } from '../../search/records/graphql-types';
import { siteFolders, siteWithPage } from '../site';

/** Declares the types of all nodes, so that an empty content set builds too. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    ...nodeTypeDefs(),
    searchTypeDefs,
    'type PagesVersion implements Node @dontInfer { id: ID! }',
    // The content sets read frontmatter. Types inferred from all files would contradict each other.
    'type Mdx implements Node @dontInfer { body: String }',
  ]);
}

interface TreeNode {
  sourcePath: string;
  sourceName: string;
  treeKey: string | null;
}

const none: CompiledTrees = { tree: null, excerpt: null };

/**
 * Adds the content trees to the MDX types. They are most of a page's data, so they are read when a query
 * requests them, and never cached in memory.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const trees = ({ treeKey }: TreeNode) => (treeKey === null ? none : readTrees(siteFolders().root, treeKey));
  const fields = {
    contentTree: {
      type: 'JSON',
      resolve: async (node: TreeNode) =>
        process.env.NODE_ENV === 'production'
          ? trees(node).tree
          : shownTree(await siteWithPage(node.sourcePath), node),
    },
    excerptTree: { type: 'JSON', resolve: (node: TreeNode) => trees(node).excerpt },
  };
  create(Object.fromEntries(mdxTypes.map((type) => [type, fields])));
}
