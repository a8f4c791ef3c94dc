import { createHash } from 'node:crypto';
import type { SourceNodesArgs } from 'gatsby';

/** GraphQL declaration of the day of the build. A node, so that pages that stand on it are made anew on another day. */
export const buildDayTypeDefs = 'type BuildDay implements Node @dontInfer { date: String! }';

/** Makes the node of the build's day; `now` is the moment of the build, of which the UTC date is kept. */
export function sourceBuildDay(
  {
    actions,
    createNodeId,
    createContentDigest,
  }: Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>,
  now: Date,
): void {
  const date = now.toISOString().slice(0, 10);
  actions.createNode({
    date,
    id: createNodeId('build-day'),
    parent: null,
    children: [],
    internal: { type: 'BuildDay', contentDigest: createContentDigest(date) },
  });
}

/** Entries in the order of a day: the same on every machine, and another one on every day, so that nobody is always first. */
export function inDailyOrder<T extends { slug: string }>(entries: Iterable<T>, date: string): T[] {
  const rank = ({ slug }: T) => createHash('sha256').update(`${date} ${slug}`).digest('hex');
  return [...entries]
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ entry }) => entry);
}

interface NodeModel {
  findAll(query: { type: string }): Promise<{ entries: Iterable<{ slug: string }> }>;
  findOne(query: { type: string; query: object }): Promise<{ date: string } | null>;
}

/** A query that gives all nodes of a type in the order of the build's day. */
function dailyList(type: string) {
  return {
    type: `[${type}!]!`,
    resolve: async (_root: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const { entries } = await nodeModel.findAll({ type });
      const day = await nodeModel.findOne({ type: 'BuildDay', query: {} });
      return inDailyOrder(entries, day?.date ?? '');
    },
  };
}

/** Queries for lists of people and their work, in which no place is better than another. */
export const dailyOrderQueries = {
  dailyShowcase: dailyList('ShowcaseEntry'),
  dailyExperts: dailyList('Expert'),
};
