import type { CreateResolversArgs } from 'gatsby';
import { type CompiledTrees, readTrees } from '../../content-model/compiler';
import { mdxTypes } from '../../content-model/sets';
import { shownTree } from '../dev/shown-tree';
import { shownSite, siteFolders } from '../site';

interface TreeNode {
  sourcePath: string;
  sourceName: string;
  treeKey: string | null;
}

const none: CompiledTrees = { tree: null, excerpt: null };

/**
 * Adds the content trees to the MDX types. They are most of a page's data, so they are read when a query
 * requests them, and never kept.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const trees = ({ treeKey }: TreeNode) => (treeKey === null ? none : readTrees(siteFolders().root, treeKey));
  const fields = {
    contentTree: {
      type: 'JSON',
      resolve: (node: TreeNode) =>
        process.env.NODE_ENV === 'production' ? trees(node).tree : shownTree(shownSite(), node),
    },
    excerptTree: { type: 'JSON', resolve: (node: TreeNode) => trees(node).excerpt },
  };
  create(Object.fromEntries(mdxTypes.map((type) => [type, fields])));
}
