import { type ContentProblem, formatPlace, formatProblem } from './content-error';

/** A message about a problem in `count` places. `problem` is the first. */
export interface ProblemMessage {
  problem: ContentProblem;
  count: number;
  text: string;
}

/** From this number of places on, the same problem is one message. */
const fewest = 4;

/** The number of places that such a message names at most, unless it names all of them. */
const mostPlaces = 5;

/**
 * Returns a message for each problem, without duplicates. Problems that differ only in their place share a message with
 * a count and the first places, or with all places if `allPlaces` is set: the docs of another project may have the
 * same unknown word on hundreds of fences.
 */
export function problemMessages(
  problems: readonly ContentProblem[],
  { allPlaces = false }: { allPlaces?: boolean } = {},
): ProblemMessage[] {
  return groupProblems(problems).flatMap((group) => {
    const [problem] = group;
    if (group.length < fewest || !problem)
      return group.map((each) => ({ problem: each, count: 1, text: formatProblem(each) }));
    const shown = allPlaces ? group : group.slice(0, mostPlaces);
    const others = shown.slice(1).map(formatPlace).join(', ');
    const left = group.length - shown.length;
    const end = left > 0 ? ` and ${left} more ${left === 1 ? 'place' : 'places'}` : '';
    return { problem, count: group.length, text: `${formatProblem(problem)}\n  also in:  ${others}${end}` };
  });
}

/** Groups the problems that differ only in their place, in the order of the first of each group. */
function groupProblems(problems: readonly ContentProblem[]): ContentProblem[][] {
  const groups = new Map<string, Map<string, ContentProblem>>();
  for (const problem of problems) {
    const text = JSON.stringify([problem.found, problem.expected, problem.fix]);
    const group = groups.get(text) ?? new Map<string, ContentProblem>();
    groups.set(text, group.set(formatPlace(problem), problem));
  }
  return [...groups.values()].map((group) => [...group.values()]);
}
