import { tellingStems } from './telling-stems';

/** A question with other wordings of it. */
interface Asked {
  question: string;
  asked: readonly string[];
}

/** A written answer must share this much with a question. At less, it answers a different one, maybe a similar one. */
const leastLikeness = 0.62;
const leastSimilarity = 0.25;

/** Returns the written answer to a question, or undefined if there is none. */
export function matchAnswer<Answer extends Asked>(
  question: string,
  answers: readonly Answer[],
): Answer | undefined {
  const [best] = rankAnswers(question, answers);
  return best && best.likeness >= leastLikeness ? best.answer : undefined;
}

/** Returns the written answers to similar questions, the most similar first. */
export function similarAnswers<Answer extends Asked>(question: string, answers: readonly Answer[]): Answer[] {
  return rankAnswers(question, answers)
    .filter(({ likeness }) => likeness >= leastSimilarity)
    .map(({ answer }) => answer);
}

/**
 * Ranks answers by their likeness to a question. Compares it with every wording: words that few wordings contain count
 * more, and a word that only one of the two has counts against it.
 */
function rankAnswers<Answer extends Asked>(question: string, answers: readonly Answer[]) {
  const wordings = answers.flatMap((answer) =>
    [answer.question, ...answer.asked].map((text) => ({ answer, stems: tellingStems(text) })),
  );
  const counts = new Map<string, number>();
  for (const { stems } of wordings) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weigh = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + Math.log(1 + wordings.length / (1 + (counts.get(stem) ?? 0))), 0);
  const asked = tellingStems(question);
  const whole = weigh(asked);
  const best = new Map<Answer, number>();
  for (const { answer, stems } of wordings) {
    const shared = weigh([...stems].filter((stem) => asked.has(stem)));
    const likeness = (2 * shared) / (whole + weigh(stems));
    if (likeness > (best.get(answer) ?? 0)) best.set(answer, likeness);
  }
  return [...best]
    .map(([answer, likeness]) => ({ answer, likeness }))
    .sort((a, b) => b.likeness - a.likeness);
}
