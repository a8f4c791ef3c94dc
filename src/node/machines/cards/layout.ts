import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { cardSize } from '../../../shared/page-files';
import { type TitlePart, titleParts } from '../../../shared/title-parts';

/** What a card says. */
export interface CardText {
  title: string;
  /** Where the page stands, from the outside in. */
  trail: readonly string[];
}

/** Colours of the dark paper. */
export const colors = {
  paper: '#0c0e14',
  ink: '#e5e8ed',
  soft: '#a1a7b2',
  line: '#3a3f4b',
  accent: '#ff7346',
};

/** Left and right of the text, and where the ruler lies, in pixels. */
export const margin = 88;
export const rulerTop = 536;

const textWidth = cardSize.width - 2 * margin;

/** Sizes of a title in pixels with the most characters that each is for. */
const sizes = [
  [24, 88],
  [48, 74],
  [90, 60],
  [Number.POSITIVE_INFINITY, 48],
] as const;
/** How wide a character is, as a part of the size: all are alike in the code font, about so on average in the other. */
const wide = { code: 0.6, text: 0.56 };

/** The size at which a title has room: by its length, and by its longest word, which is not to be broken. */
export function titleSize(title: string): number {
  const byLength = sizes.find(([most]) => title.length <= most)?.[1] as number;
  const words = titleWords(title).map((word) =>
    word.reduce(
      (sum, { text, isCode }) => sum + text.length * (isCode ? wide.code : wide.text),
      gapAfter(word),
    ),
  );
  return Math.min(byLength, Math.floor(textWidth / Math.max(...words, 1)));
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** The words of a card as satori lays them out; ruler and mark are drawn behind them. */
export function cardLayout({ title, trail }: CardText): ReactElement {
  const size = titleSize(title);
  const place = { width: textWidth, height: rulerTop - 48, marginLeft: margin };
  return box(
    { ...place, flexDirection: 'column', justifyContent: 'flex-end', fontFamily: 'Inter' },
    box(
      {
        display: 'block',
        width: textWidth,
        fontSize: 30,
        fontWeight: 500,
        color: colors.soft,
        marginBottom: 22,
        lineClamp: 1,
      },
      trail.join('  ›  '),
    ),
    box(
      { flexWrap: 'wrap', width: textWidth, color: colors.ink, lineHeight: 1.16, fontSize: size },
      ...titleWords(title).map((word) => titleWord(word, size)),
    ),
  );
}

/** The words of a title: what stands between two spaces may be text and code in turns. */
export function titleWords(title: string): TitlePart[][] {
  const words: TitlePart[][] = [[]];
  for (const { text, isCode } of titleParts(title)) {
    text.split(/\s+/).forEach((piece, index) => {
      if (index > 0) words.push([]);
      if (piece) words.at(-1)?.push({ text: piece, isCode });
    });
  }
  return words.filter((word) => word.length > 0);
}

/** The space behind a word, as a part of the size. */
function gapAfter(word: TitlePart[]): number {
  return word.every(({ isCode }) => isCode) ? 0.5 : 0.26;
}

function titleWord(word: TitlePart[], size: number): ReactElement {
  const parts = word.map(({ text, isCode }) =>
    isCode
      ? box({ fontFamily: 'JetBrains Mono', fontWeight: 500, letterSpacing: -size * 0.02 }, text)
      : box({ fontWeight: 600, letterSpacing: -size * 0.025 }, text),
  );
  return box({ marginRight: size * gapAfter(word), whiteSpace: 'nowrap' }, ...parts);
}
