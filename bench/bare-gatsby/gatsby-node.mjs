import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * The smallest Gatsby site whose pages come from GraphQL: a node, a page and a query for each entry of
 * `pages.json`, which has finished HTML.
 */

/** @param {import('gatsby').CreateSchemaCustomizationArgs} args */
export function createSchemaCustomization({ actions }) {
  actions.createTypes('type BarePage implements Node @dontInfer { path: String! html: String! }');
}

/** @param {import('gatsby').SourceNodesArgs} args */
export function sourceNodes({ actions, createContentDigest }) {
  for (const { path, html } of JSON.parse(readFileSync('pages.json', 'utf8'))) {
    const internal = { type: 'BarePage', contentDigest: createContentDigest(html) };
    actions.createNode({ id: path, path, html, parent: null, children: [], internal });
  }
}

/** @param {import('gatsby').CreatePagesArgs} args */
export async function createPages({ graphql, actions }) {
  const { data } = /** @type {{ data: { allBarePage: { nodes: { id: string, path: string }[] } } }} */ (
    await graphql('{ allBarePage { nodes { id path } } }')
  );
  for (const { id, path } of data.allBarePage.nodes)
    actions.createPage({ path, component: resolve('src/page.tsx'), context: { id } });
}
