/** Items of one year. */
export interface YearGroup<T> {
  year: string;
  posts: T[];
}

/** Groups items by the year of an ISO date, preserving their order. */
export function groupByYear<T extends { date: string }>(posts: readonly T[]): YearGroup<T>[] {
  const groups = new Map<string, YearGroup<T>>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    const group = groups.get(year) ?? { year, posts: [] };
    group.posts.push(post);
    groups.set(year, group);
  }
  return [...groups.values()];
}
