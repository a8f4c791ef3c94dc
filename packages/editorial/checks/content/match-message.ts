/** The placeholder of a variable in a message, or of an omission in a quote. */
const hole = '…';

/**
 * A quote matches a message if it contains this many words of it in order. In a shorter quote, all words must
 * match.
 */
const enoughWords = 4;

/** The error class that consoles print before a message. */
const errorName = /^(?:Uncaught )?(?:(?:[A-Z]\w*)?Error|Compositor error): /;

/** Tokenizes a message: words, numbers, punctuation and placeholders. */
interface KnownMessage {
  tokens: readonly string[];
  words: ReadonlySet<string>;
}

/** Returns whether a quoted text is one of the messages. */
export type IsMessage = (quote: string) => boolean;

/** Returns the messages that a text quotes. */
export type QuotedMessages = (quote: string) => string[];

/**
 * Prepares messages for matching. A quote may be an excerpt of a message, and variables match anything.
 * @param messages With `…` for variables.
 */
export function messageMatcher(messages: readonly string[]): IsMessage {
  const known = messages.map(toKnownMessage);
  const isKnown = (text: string) => {
    const quote = toQuote(text);
    return known.some((message) => matches(quote, message, quote.needed));
  };
  return (text) => isKnown(text) || (errorName.test(text) && isKnown(text.replace(errorName, '')));
}

/**
 * Prepares messages for finding those that a text quotes. Unlike in `messageMatcher`, a quote needs enough words of
 * the message even if the quote itself is shorter, and case and quotation marks do not count.
 * @param messages With `…` for variables.
 */
export function messageFinder(messages: readonly string[]): QuotedMessages {
  const known = messages.map((message) => toKnownMessage(plain(message)));
  return (text) => {
    const quote = toQuote(plain(text.replace(errorName, '')));
    return messages.filter((_, index) => {
      const message = known[index];
      return message && matches(quote, message, Math.min(enoughWords, message.words.size));
    });
  };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/["'`]/g, '');
}

function toKnownMessage(text: string): KnownMessage {
  const tokens = tokensOf(text);
  return { tokens, words: new Set(tokens.filter(isWord)) };
}

/** A text that may quote a message. */
interface Quote {
  tokens: readonly string[];
  words: readonly string[];
  /** The number of words that it must share with a message. */
  needed: number;
  /** Index of a token that no variable may match; -1 for none. */
  last: number;
}

function toQuote(text: string): Quote {
  const tokens = tokensOf(text);
  const words = tokens.filter(isWord);
  // A variable at the end of a message would match all lines that follow.
  const last = text.includes('\n') ? tokens.findLastIndex((token) => token !== hole) : -1;
  return { tokens, words, needed: Math.min(enoughWords, words.length), last };
}

function matches({ tokens, words, last }: Quote, message: KnownMessage, needed: number): boolean {
  if (needed === 0 || words.filter((word) => message.words.has(word)).length < needed) return false;
  return commonWords(tokens, message.tokens, last) >= needed;
}

function tokensOf(text: string): string[] {
  return text.match(/…|[A-Za-z]+|\d+|[^\s\w]/g) ?? [];
}

function isWord(token: string): boolean {
  return /^[A-Za-z]/.test(token);
}

/**
 * Returns the maximum number of words that a quote shares with a message if every other token of the quote is
 * equal or matches a variable. Returns -Infinity if the quote does not match. The quote may start and end
 * anywhere in the message.
 * @param last Index of a token in the quote that no variable may match; -1 for none.
 */
function commonWords(quote: readonly string[], message: readonly string[], last: number): number {
  // best[j]: the maximum number of words that the quote so far shares with the message up to its token j.
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

/** Lets variables of a message match nothing, because a variable may be empty. */
function withSkippedHoles(best: number[], message: readonly string[]): number[] {
  message.forEach((token, index) => {
    if (token === hole) best[index + 1] = Math.max(best[index + 1] ?? 0, best[index] ?? 0);
  });
  return best;
}
