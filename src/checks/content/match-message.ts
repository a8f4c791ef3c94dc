/** Stands for what is only known when the message is printed, and in a quote for what is left out. */
const hole = '…';

/** A quote with as many words of a message, in their order, is one of it; a shorter one needs all of its words. */
const enoughWords = 4;

/** An error's class, which consoles print before its message. */
const errorName = /^(?:Uncaught )?(?:(?:[A-Z]\w*)?Error|Compositor error): /;

/** A message as what can be compared: words, numbers, signs and holes. */
interface KnownMessage {
  tokens: readonly string[];
  words: ReadonlySet<string>;
}

/** Says whether a quoted text is one of the messages. */
export type IsMessage = (quote: string) => boolean;

/**
 * Prepares messages for comparison. A quote may be a part of a message, and may have anything in the place of a variable.
 * @param messages With `…` for variables.
 */
export function messageMatcher(messages: readonly string[]): IsMessage {
  const known = messages.map((message): KnownMessage => {
    const tokens = tokensOf(message);
    return { tokens, words: new Set(tokens.filter(isWord)) };
  });
  const isKnown = (quote: string) => {
    const tokens = tokensOf(quote);
    const words = tokens.filter(isWord);
    const needed = Math.min(enoughWords, words.length);
    // A variable at the end of a message would take in all lines that follow.
    const last = quote.includes('\n') ? tokens.findLastIndex((token) => token !== hole) : -1;
    if (needed === 0) return false;
    return known.some(
      (message) =>
        words.filter((word) => message.words.has(word)).length >= needed &&
        commonWords(tokens, message.tokens, last) >= needed,
    );
  };
  return (quote) => isKnown(quote) || (errorName.test(quote) && isKnown(quote.replace(errorName, '')));
}

function tokensOf(text: string): string[] {
  return text.match(/…|[A-Za-z]+|\d+|[^\s\w]/g) ?? [];
}

function isWord(token: string): boolean {
  return /^[A-Za-z]/.test(token);
}

/**
 * The most words that a quote shares with a message if every other token of the quote is the same too or in the place of a
 * variable. -Infinity if the quote does not fit. The quote may begin and end anywhere in the message.
 * @param last Index of a token of the quote that no variable may stand for; -1 for none.
 */
function commonWords(quote: readonly string[], message: readonly string[], last: number): number {
  // best[j]: the most words that the tokens of the quote so far share with the message up to its token j.
  let best = new Array<number>(message.length + 1).fill(0);
  for (const [index, token] of quote.entries()) {
    const next = new Array<number>(message.length + 1).fill(Number.NEGATIVE_INFINITY);
    for (let j = 0; j <= message.length; j++) {
      const before = j === 0 ? Number.NEGATIVE_INFINITY : (best[j - 1] ?? 0);
      const isInHole = token === hole || (message[j - 1] === hole && index !== last);
      if (isInHole) next[j] = Math.max(best[j] ?? 0, before, next[j - 1] ?? Number.NEGATIVE_INFINITY);
      else if (message[j - 1] === token) next[j] = before + (isWord(token) ? 1 : 0);
    }
    best = withSkippedHoles(next, message);
  }
  return Math.max(...best);
}

/** A variable may be empty. */
function withSkippedHoles(best: number[], message: readonly string[]): number[] {
  message.forEach((token, index) => {
    if (token === hole) best[index + 1] = Math.max(best[index + 1] ?? 0, best[index] ?? 0);
  });
  return best;
}
