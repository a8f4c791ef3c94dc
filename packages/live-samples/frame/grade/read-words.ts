import type { Look, Word } from './picture';

/**
 * Collects the words in a picture. A word may be spread over several elements, such as letters that move one by
 * one.
 */
export function createWordReader() {
  const words: Word[] = [];
  /** The words since the end of the last block. */
  let phrase: Word[] = [];
  let word: Word | undefined;

  const endWord = () => {
    word = undefined;
  };
  const end = () => {
    const text = phrase.map((each) => each.text).join(' ');
    for (const each of phrase) each.phrase = text;
    words.push(...phrase);
    phrase = [];
  };
  return {
    /** Reads the letters of a text. `look` returns undefined for an invisible letter. */
    read(node: Text, { textTransform }: CSSStyleDeclaration, look: (rect: DOMRect) => Look | undefined) {
      const range = document.createRange();
      let at = 0;
      let isFirst = true;
      for (const letter of node.data) {
        range.setStart(node, at);
        at += letter.length;
        range.setEnd(node, at);
        if (/\s/.test(letter)) {
          endWord();
          continue;
        }
        const seen = look(range.getBoundingClientRect());
        if (!seen) continue;
        if (isFirst && word && !isNext(word.letters.at(-1), seen)) endWord();
        isFirst = false;
        if (!word) {
          word = { text: '', phrase: '', letters: [] };
          phrase.push(word);
        }
        word.text += textTransform === 'uppercase' ? letter.toUpperCase() : letter;
        word.letters.push(seen);
      }
    },
    /** Ends a block. */
    end,
    /** Forgets all words, because something covers them. */
    clear() {
      words.length = 0;
      phrase = [];
      endWord();
    },
    /** Returns all words. */
    all() {
      end();
      return words.filter((each, index) => !words.slice(index + 1).some((later) => covers(later, each)));
    },
  };
}

/** Returns whether a word is drawn exactly on top of the same word, as a highlight. */
function covers(upper: Word, { text, letters }: Word): boolean {
  return (
    upper.text === text &&
    upper.letters.every(({ x, y, width, alpha }, index) => {
      const below = letters[index];
      const isNear = (a: number, b = Number.NaN) => Math.abs(a - b) < 0.5;
      return alpha > 0.995 && isNear(x, below?.x) && isNear(y, below?.y) && isNear(width, below?.width);
    })
  );
}

/** Returns whether a letter directly follows another one, even though another element contains it. */
function isNext(before: Look | undefined, { x, y, height }: Look): boolean {
  if (!before) return false;
  return Math.abs(x - before.x - before.width) < height * 0.15 && Math.abs(y - before.y) < height;
}
