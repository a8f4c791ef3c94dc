import { tellingStems } from './telling-stems';

/** A question with other wordings of it. */
interface Asked {
  question: string;
  asked: readonly string[];
}

/** A written answer must share this much with a question. At less, it answers a different one. */
const leastLikeness = 0.62;

/**
 * Returns the written answer to a question, or undefined if there is none. Compares the question with every wording:
 * words that few wordings contain count more, and a word that only one of the two has counts against it.
 */
export function matchAnswer<Answer extends Asked>(
  question: string,
  answers: readonly Answer[],
): Answer | undefined {
  const wordings = answers.flatMap((answer) =>
    [answer.question, ...answer.asked].map((text) => ({ answer, stems: tellingStems(text) })),
  );
  const counts = new Map<string, number>();
  for (const { stems } of wordings) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weigh = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + Math.log(1 + wordings.length / (1 + (counts.get(stem) ?? 0))), 0);
  const asked = tellingStems(question);
  const whole = weigh(asked);
  let best: { answer: Answer; likeness: number } | undefined;
  for (const { answer, stems } of wordings) {
    const shared = weigh([...stems].filter((stem) => asked.has(stem)));
    const likeness = (2 * shared) / (whole + weigh(stems));
    if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { answer, likeness };
  }
  return best?.answer;
}
