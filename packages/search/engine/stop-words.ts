/**
 * Words in questions that say nothing about the subject. Words that are frequent on this site in particular
 * (`video`, `remotion`) are not listed, because their inverse document frequency is already low.
 */
const stopWords = new Set(
  `a about after again all also am an and any anyone anything are as at be because been before being but by can cannot could did do
  does doing done dont either else ever every everything exactly for from had has have having he help here hey hi how however i if im
  in instead into is isnt it its ive just kind let like lot many may maybe me might mine more most much must my myself need no not now
  of off ok on only onto or other our out over own please possible properly really s seem should simply since so some somehow
  someone something still such sure t than thank thanks that the their them then there these they thing things this those though
  through to too tried try trying under until up us very via want wants was way ways we were what whatever when where whether which
  while who whole why will with within without wont would wrong yes yet you your`.split(/\s+/),
);

/**
 * Returns the weight of a folded query word, from 0 to 1, in addition to its inverse document frequency. The
 * value was chosen on the tuning half of the benchmark's queries.
 */
export function wordWeight(word: string): number {
  return stopWords.has(word) ? 0.04 : 1;
}

/** Returns whether a folded word says nothing about the subject of a question. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
