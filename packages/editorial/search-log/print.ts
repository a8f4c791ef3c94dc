import { failuresOf } from './gaps';
import type { Proposal } from './propose';
import type { LoggedQuery } from './read-log';

const mostOthers = 5;

/** Formats the proposals for a terminal, most failed searches first. */
export function printProposals(queries: readonly LoggedQuery[], proposals: readonly Proposal[]): string {
  const searches = queries.reduce((sum, query) => sum + query.searches, 0);
  const failed = queries.reduce((sum, query) => sum + failuresOf(query), 0);
  const head = `${countOf(searches, 'search', 'searches')}, of which ${failed} led to no page.`;
  if (proposals.length === 0) return `${head} No query fails often.`;
  return [`${head} ${countOf(proposals.length, 'gap')}:`, ...proposals.map(printProposal)].join('\n\n');
}

function printProposal({ gap, page, field, newPage }: Proposal): string {
  const [first, ...others] = gap.queries;
  const { noResults, noClick, reformulated } = gap;
  const counts = [
    noResults > 0 && `${noResults} without results`,
    noClick > 0 && `${noClick} without a click`,
    reformulated > 0 && `${reformulated} reformulated`,
  ].filter(Boolean);
  const fix = page
    ? [`page: ${page.url} (${page.reason})`, `fix:  Say it in the \`${field}\` of ${page.file}.`]
    : ['page: none', `fix:  Write one (npm run new -- ${newPage}), or name the page that answers it.`];
  return [
    `${first}  (${countOf(gap.searches, 'search', 'searches')}: ${counts.join(', ')})`,
    ...(others.length > 0 ? [`also: ${others.slice(0, mostOthers).join('; ')}`] : []),
    ...fix,
  ].join('\n  ');
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
