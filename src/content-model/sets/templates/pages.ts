import type { PagesContext } from '../content-set';

interface QueryData {
  allTemplate: { nodes: { id: string; path: string; sourcePath: string; isModule: boolean }[] };
}

/** Creates a page for every starter template. */
export async function createTemplatePages({ graphql, createPage }: PagesContext): Promise<void> {
  const { data, errors } = await graphql<QueryData>(
    '{ allTemplate { nodes { id path sourcePath isModule } } }',
  );
  if (errors || !data) throw errors?.[0] ?? new Error('The query of the templates gave no data.');
  for (const { id, path, sourcePath, isModule } of data.allTemplate.nodes) {
    createPage({
      path,
      template: 'template',
      context: { layout: 'plain', id },
      source: isModule ? sourcePath : undefined,
    });
  }
}
