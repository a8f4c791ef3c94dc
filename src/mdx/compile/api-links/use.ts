import type { ApiName, ApiTarget, FindApi } from './target';

/** What a file uses of the documented APIs. */
export interface ApiUse {
  /** Where the links of its samples lead, and how often. */
  samples: Record<string, number>;
  /** Where the links that inline code became lead. */
  prose: string[];
  /** What the index answered, by the name as JSON; empty where it knew nothing. A compiled file is current while the answers are. */
  answers: Record<string, string>;
}

/** No uses yet. */
export function createApiUse(): ApiUse {
  return { samples: {}, prose: [], answers: {} };
}

/** Adds the uses in a partial to those of the file that includes it. */
export function addApiUse(into: ApiUse, { samples, prose, answers }: ApiUse): void {
  for (const [to, count] of Object.entries(samples)) into.samples[to] = (into.samples[to] ?? 0) + count;
  into.prose.push(...prose);
  Object.assign(into.answers, answers);
}

/** A finder that writes down what it was asked and what it answered. */
export function recordAnswers(find: FindApi, { answers }: ApiUse): FindApi {
  return (name) => {
    const target = find(name);
    answers[JSON.stringify(name)] = answerOf(target);
    return target;
  };
}

/** Whether the index would answer today what it answered when a file was compiled. */
export function hasSameAnswers({ answers }: ApiUse, find: FindApi): boolean {
  return Object.entries(answers).every(
    ([name, answer]) => answerOf(find(JSON.parse(name) as ApiName)) === answer,
  );
}

function answerOf(target: ApiTarget | undefined): string {
  return target ? `${target.to} ${target.title}` : '';
}
