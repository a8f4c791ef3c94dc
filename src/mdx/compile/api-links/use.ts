import type { ApiName, ApiTarget, FindApi } from './target';

/** A sample that uses documented APIs. */
export interface SampleUse {
  /** The title of its code block: as a rule the name of a file. */
  title?: string;
  line?: number;
  /** Id of the heading that it is below. */
  section?: string;
  /** Where its links lead, and how often. */
  uses: Record<string, number>;
}

/** What a file uses of the documented APIs. */
export interface ApiUse {
  /** Its samples, those without any use left out. */
  samples: SampleUse[];
  /** Where the links that inline code became lead. */
  prose: string[];
  /** What the index answered, by the name as JSON; empty where it knew nothing. A compiled file is current while the answers are. */
  answers: Record<string, string>;
}

/** No uses yet. */
export function createApiUse(): ApiUse {
  return { samples: [], prose: [], answers: {} };
}

/** Adds the uses in a partial to those of the file that includes it. */
export function addApiUse(into: ApiUse, { samples, prose, answers }: ApiUse): void {
  into.samples.push(...samples);
  into.prose.push(...prose);
  Object.assign(into.answers, answers);
}

/** Where the links lead that were made of names in a file's samples and prose, each place once. */
export function linkedApis({ samples, prose }: ApiUse): string[] {
  return [...new Set([...samples.flatMap(({ uses }) => Object.keys(uses)), ...prose])];
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
