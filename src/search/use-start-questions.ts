import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { questionsFile } from './engine/manifest';

/** A question to suggest before the user types. */
export interface StartQuestion {
  question: string;
  /** Route of the page that answers it. */
  path: string;
}

/** Maximum number of questions. */
const most = 5;

/**
 * Returns questions that the site answers. Empty while they load, and if loading fails, because they are
 * optional.
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
