import type { ApiName, ApiTarget, FindApi } from './target';

/** A sample that uses documented APIs. */
export interface SampleUse {
  /** The title of its code block, usually a file name. */
  title?: string;
  line?: number;
  /** Id of the heading above it. */
  section?: string;
  /** The targets of its links, with their counts. */
  uses: Record<string, number>;
}

/** The documented APIs that a file uses. */
export interface ApiUse {
  /** Its samples that use any API. */
  samples: SampleUse[];
  /** The targets of linked inline code. */
  prose: string[];
  /**
   * What the index returned for each name (the key is the name as JSON); empty if the name is unknown. A compiled
   * file stays valid while these results stay the same.
   */
  answers: Record<string, string>;
}

/** Creates an empty record. */
export function createApiUse(): ApiUse {
  return { samples: [], prose: [], answers: {} };
}

/** Merges the uses in a partial into those of the file that includes it. */
export function addApiUse(into: ApiUse, { samples, prose, answers }: ApiUse): void {
  into.samples.push(...samples);
  into.prose.push(...prose);
  Object.assign(into.answers, answers);
}

/** Returns the targets of all links created from names in a file's samples and prose, without duplicates. */
export function linkedApis({ samples, prose }: ApiUse): string[] {
  return [...new Set([...samples.flatMap(({ uses }) => Object.keys(uses)), ...prose])];
}

/** Wraps a finder so that it records names and results. */
export function recordAnswers(find: FindApi, { answers }: ApiUse): FindApi {
  return (name) => {
    const target = find(name);
    answers[JSON.stringify(name)] = answerOf(target);
    return target;
  };
}

/** Returns whether the index still returns what was recorded when a file was compiled. */
export function hasSameAnswers({ answers }: ApiUse, find: FindApi): boolean {
  return Object.entries(answers).every(
    ([name, answer]) => answerOf(find(JSON.parse(name) as ApiName)) === answer,
  );
}

function answerOf(target: ApiTarget | undefined): string {
  return target ? `${target.to} ${target.title} ${target.version ?? ''} ${target.changed ?? ''}` : '';
}
