import type { WrittenAnswer } from '@docs/content/shared';
import { answersFile } from '@docs/search';
import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';

let loading: Promise<readonly WrittenAnswer[]> | undefined;

/** Loads the written answers once. None if that fails, because the search answers too; the next call retries. */
function loadWrittenAnswers(): Promise<readonly WrittenAnswer[]> {
  loading ??= fetch(withPrefix(`/${answersFile}`))
    .then((response): Promise<WrittenAnswer[]> => {
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      return response.json();
    })
    .catch((error: unknown) => {
      loading = undefined;
      console.warn("Couldn't load the written answers.", error);
      return [];
    });
  return loading;
}

/** Returns the site's written answers; null while they load. */
export function useWrittenAnswers(): readonly WrittenAnswer[] | null {
  const [answers, setAnswers] = useState<readonly WrittenAnswer[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadWrittenAnswers().then((loaded) => {
      if (isCurrent) setAnswers(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return answers;
}
