/** Words for something that does not work: negations, failures, and what failures look like. */
const failures =
  /\b(?:no|not|never|nothing|cannot|unable|\w+n['’]?t|errors?|bugs?|issues?|problems?|fail\w*|stuck|hang\w*|stops?|stopped|blank|black|empty|missing|lost|gone|vanish\w*|disappear\w*|broken|crash\w*|killed|wrong|ignored|slow\w*|freez\w+|frozen|flicker\w*|flash\w*|stutter\w*|lag\w*|glitch\w*|chopp\w+|jump\w*|jerky|jitter\w*|blurry|leak\w*|time[ds]? ?out|timeouts?|out of (?:sync|memory)|cut off|exceeded|denied|refused|blocked)\b/i;

/** Returns whether a query describes a problem instead of a goal. */
export function tellsProblem(query: string): boolean {
  return failures.test(query);
}
