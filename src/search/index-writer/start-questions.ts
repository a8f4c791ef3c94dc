import type { SearchRecord } from '../engine/record';

/** A question of a page, for readers who have typed nothing yet. */
export interface StartQuestion {
  question: string;
  url: string;
}

const questionWords = /^(how|why|what|when|where|which|who|can|could|do|does|is|are|should)\b/i;
const most = 12;

/** Questions that pages state they answer: one of a page, those of the pages that most others link to first. */
export function startQuestions(records: readonly SearchRecord[]): StartQuestion[] {
  return records
    .filter(({ type, answers }) => type === 'lvl1' && answers.length > 0)
    .sort((a, b) => b.weight.pageRank - a.weight.pageRank || (a.url < b.url ? -1 : 1))
    .flatMap(({ url, answers }) => {
      const question = answers.find((answer) => questionWords.test(answer));
      return question ? [{ question: sentence(question), url }] : [];
    })
    .slice(0, most);
}

/** A phrase as a question is written: with a capital and a question mark. */
function sentence(phrase: string): string {
  const text = phrase.trim().replace(/\bi\b/g, 'I');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[?.!]$/.test(text) ? '' : '?');
}
