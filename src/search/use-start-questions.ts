import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { questionsFile } from './engine/manifest';

/** A question of a page, for readers who have typed nothing yet. */
export interface StartQuestion {
  question: string;
  /** Route of the page that answers it. */
  path: string;
}

/** Questions that are shown at once. */
const most = 5;

/**
 * Questions that the site answers; none while they load, or if they cannot be loaded: nothing depends on
 * them.
 */
export function useStartQuestions(isWanted: boolean): readonly StartQuestion[] {
  const [questions, setQuestions] = useState<readonly StartQuestion[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetch(withPrefix(`/${questionsFile}`))
      .then((response) => (response.ok ? response.json() : []))
      .then((loaded: StartQuestion[]) => {
        if (isCurrent) setQuestions(loaded.slice(0, most));
      })
      .catch((error: unknown) => console.warn('The questions to start with could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return questions;
}
