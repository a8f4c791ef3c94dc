import type { NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { docsVersions } from '../../../site/docs-version';
import { loadSidebars, type SidebarFile } from '../../sidebars/load';
import { firstHref } from '../../sidebars/resolve';
import type { DocNode } from './pages';

/** GraphQL declarations of the docs versions: what the settings say of them, and what the docs and sidebars say. */
export const docsVersionTypeDefs = `
  type DocsVersion implements Node @dontInfer {
    name: String!
    label: String!
    isLast: Boolean!
    path: String!
    mainDocId: String!
  }
  type DocEntry { id: String! path: String! sidebar: String }
  type DocsSidebar { name: String! link: DocsSidebarLink }
  type DocsSidebarLink { path: String! label: String! }
`;

/** Makes a node of every docs version of the settings. */
export function sourceDocsVersions({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  for (const version of docsVersions) {
    actions.createNode({
      ...version,
      id: createNodeId(`docs-version ${version.name}`),
      parent: null,
      children: [],
      internal: { type: 'DocsVersion', contentDigest: createContentDigest(version) },
    });
  }
}

/** Fields of a docs version that are worked out from the nodes of the docs and the sidebars. */
export function docsVersionResolvers(getNodesByType: NodePluginArgs['getNodesByType'], contentDir: string) {
  const docs = () => getNodesByType('Doc') as unknown as (DocNode & { draft: boolean })[];
  const sidebars = () =>
    loadSidebars(docs(), getNodesByType('Sidebar') as unknown as SidebarFile[], { problems: [], contentDir });
  return {
    docs: {
      type: '[DocEntry!]!',
      resolve: () => {
        const { ofRoute } = sidebars();
        return docs().map(({ docId, path }) => ({ id: docId, path, sidebar: ofRoute.get(path) ?? null }));
      },
    },
    draftIds: {
      type: '[String!]!',
      resolve: () => docs().flatMap(({ draft, docId }) => (draft ? [docId] : [])),
    },
    sidebars: {
      type: '[DocsSidebar!]!',
      resolve: () =>
        [...sidebars().byName].map(([name, items]) => {
          const path = firstHref(items);
          const first = items.find((item) => item.type !== 'divider');
          return { name, link: path === undefined ? null : { path, label: first?.label ?? name } };
        }),
    },
  };
}
