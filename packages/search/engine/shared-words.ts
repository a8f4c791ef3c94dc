import { isStopWord } from './stop-words';
import { visitTerms } from './terms';
import { stemOf } from './vocabulary';

/** Returns the number of words that two texts share, in whatever form. Stop words do not count. */
export function sharedWords(a: string, b: string): number {
  const others = stemsOf(b);
  return [...stemsOf(a)].filter((stem) => others.has(stem)).length;
}

function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  visitTerms(text, (term) => {
    if (!isStopWord(term)) stems.add(stemOf(term));
  });
  return stems;
}
