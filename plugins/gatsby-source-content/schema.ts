import {
  type CompiledTrees,
  createSidebar,
  mdxTypes,
  type NodeFields,
  nodeTypeDefs,
  readTrees,
  type Sidebar,
} from '@docs/content';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { shownTree } from './edits/shown-tree';
import { siteWithPage } from './site';

/** Declares the types of all nodes, so that an empty content set builds too. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(nodeTypeDefs());
}

interface TreeNode {
  sourcePath: string;
  sourceName: string;
  treeKey: string | null;
}

type DocNode = Pick<NodeFields<'Doc'>, 'path' | 'navigation'>;

interface Context {
  nodeModel: {
    getNodeById(
      args: { id: string },
      options: { track: boolean },
    ): NodeFields<'Sidebar'> & Pick<Node, 'internal'>;
  };
}

const sidebars = new Map<string, { digest: string; sidebar: Sidebar }>();

/**
 * Returns a sidebar from its node: queries may run in another process than the site. Gatsby is not told that
 * a page depends on the node, since the digest of a doc covers the items that it shows.
 */
function sidebarOf(name: string, nodeModel: Context['nodeModel']): Sidebar {
  const { items, internal } = nodeModel.getNodeById({ id: `Sidebar ${name}` }, { track: false });
  const known = sidebars.get(name);
  if (known?.digest === internal.contentDigest) return known.sidebar;
  const sidebar = createSidebar(name, items);
  sidebars.set(name, { digest: internal.contentDigest, sidebar });
  return sidebar;
}

const none: CompiledTrees = { tree: null, excerpt: null };

/**
 * Adds what is most of a page's data: the content trees to the MDX types, and the items of the sidebar to docs.
 * They are read when a query requests them, and never cached in memory.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  const trees = ({ treeKey }: TreeNode) => (treeKey === null ? none : readTrees(process.cwd(), treeKey));
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
  const navigation = {
    type: 'JSON',
    resolve: ({ path, navigation: { sidebar, ...links } }: DocNode, _: unknown, { nodeModel }: Context) => ({
      ...links,
      sidebar: sidebar && { ...sidebar, items: sidebarOf(sidebar.name, nodeModel).openTo(path) },
    }),
  };
  create({ ...Object.fromEntries(mdxTypes.map((type) => [type, fields])), Doc: { ...fields, navigation } });
}
