import type { PagesContext } from '../content-set';

interface QueryData {
  allExpert: { nodes: { id: string; path: string }[] };
}

/** Creates a profile for every expert. */
export async function createExpertPages({ graphql, createPage }: PagesContext): Promise<void> {
  const { data, errors } = await graphql<QueryData>('{ allExpert { nodes { id path } } }');
  if (errors || !data) throw errors?.[0] ?? new Error('The query of the experts gave no data.');
  for (const { id, path } of data.allExpert.nodes)
    createPage({ path, template: 'expert', context: { layout: 'plain', id } });
}
