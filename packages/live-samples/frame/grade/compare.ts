import type { DifferenceKind, Tolerance } from '@docs/content/shared';
import { describeDifference } from './describe';
import { type Aspect, aspects, center, type Pair } from './pair';
import type { Box, Color, Look, Picture, Shape, Word } from './picture';
import { countLike, shapeName } from './shape-name';

/** What differs between two pictures. */
export interface Difference {
  kind: DifferenceKind;
  message: string;
}

/**
 * Compares the reader's picture with the solution's. Returns the first difference that exceeds the tolerance, or
 * undefined if there is none.
 */
export function comparePictures(
  wanted: Picture,
  mine: Picture,
  tolerance: Tolerance,
): Difference | undefined {
  const words = matchAll(wanted.words, mine.words, wordDistance);
  const shapes = matchAll(wanted.shapes, mine.shapes, shapeDistance);
  const [lackingWord] = words.missing;
  const [otherWord] = words.extra;
  if (lackingWord && otherWord)
    return {
      kind: 'missing',
      message: `the text should be “${shorten(lackingWord.phrase)}”; yours is “${shorten(otherWord.phrase)}”.`,
    };
  const names = shapeName(wanted.shapes);
  const [lackingShape] = shapes.missing;
  if (lackingWord ?? lackingShape) {
    const subject = lackingWord
      ? lacking(lackingWord, wanted.words, words.missing)
      : names(lackingShape as Shape);
    return { kind: 'missing', message: `${subject} should be visible; your video doesn’t show it.` };
  }
  const [extraShape] = shapes.extra;
  if (extraShape && !otherWord) {
    const { count } = countLike(extraShape, wanted.shapes);
    const given = countLike(extraShape, mine.shapes);
    if (count > 1 && given.count > count)
      return { kind: 'extra', message: `your video shows ${given.text}; there should be ${count}.` };
  }
  if (otherWord ?? extraShape) {
    const subject = otherWord ? quoted(otherWord) : shapeName(mine.shapes)(extraShape as Shape);
    return { kind: 'extra', message: `your video shows ${subject}, which should not be visible.` };
  }
  const pairs = [
    ...words.pairs.flatMap(([one, other]) => wordPairs(one, other)),
    ...shapes.pairs.map(([one, other]): Pair => ({ subject: names(one), wanted: one, mine: other })),
  ];
  for (const aspect of aspects) {
    const differing = pairs.filter((each) => differs(aspect, each, tolerance));
    const [pair] = differing;
    if (pair) return { kind: aspect, message: describeDifference(aspect, narrow(pair, pairs, differing)) };
  }
  return undefined;
}

/** How far apart two times in a video may be: seconds, a bit more than a frame. */
const timeTolerance = 0.05;

/** Pairs things, nearest first. */
function matchAll<Thing>(
  wanted: readonly Thing[],
  mine: readonly Thing[],
  distance: (one: Thing, other: Thing) => number,
): { pairs: [Thing, Thing][]; missing: Thing[]; extra: Thing[] } {
  const candidates = wanted.flatMap((one) =>
    mine.map((other) => ({ one, other, distance: distance(one, other) })),
  );
  const found = new Map<Thing, Thing>();
  const used = new Set<Thing>();
  for (const { one, other, distance: far } of candidates.sort((a, b) => a.distance - b.distance)) {
    if (far === Number.POSITIVE_INFINITY || found.has(one) || used.has(other)) continue;
    found.set(one, other);
    used.add(other);
  }
  return {
    pairs: wanted.flatMap((one): [Thing, Thing][] => {
      const other = found.get(one);
      return other ? [[one, other]] : [];
    }),
    missing: wanted.filter((one) => !found.has(one)),
    extra: mine.filter((other) => !used.has(other)),
  };
}

function wordDistance(one: Word, other: Word): number {
  if (one.text !== other.text) return Number.POSITIVE_INFINITY;
  return boxDistance(union(one.letters), union(other.letters));
}

function shapeDistance(one: Shape, other: Shape): number {
  if (one.kind !== other.kind || one.src !== other.src) return Number.POSITIVE_INFINITY;
  return boxDistance(one, other) + colorDistance(one.color, other.color);
}

const boxDistance = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height);

const colorDistance = (a: Color, b: Color) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

/** Names a single word if it differs and the other words of its phrase do not. */
function narrow(pair: Pair, all: readonly Pair[], differing: readonly Pair[]): Pair {
  const count = (pairs: readonly Pair[]) => pairs.filter(({ subject }) => subject === pair.subject).length;
  const { part, subject } = pair;
  return part && part !== subject && count(differing) < count(all)
    ? { ...pair, subject: `${part} in ${subject}` }
    : pair;
}

/** Compares a word as a whole if all of its letters look the same, otherwise letter by letter. */
function wordPairs(wanted: Word, mine: Word): Pair[] {
  const whole = {
    subject: quoted(wanted),
    part: `“${wanted.text}”`,
    wanted: union(wanted.letters),
    mine: union(mine.letters),
  };
  if (isUniform(wanted.letters) && isUniform(mine.letters)) return [whole];
  return wanted.letters.flatMap((letter, index) => {
    const other = mine.letters[index];
    const subject = `the letter “${wanted.text[index]}” in “${wanted.text}”`;
    return other ? [{ subject, wanted: letter, mine: other }] : [];
  });
}

function isUniform([first, ...others]: readonly Look[]): boolean {
  return others.every(
    (each) =>
      first &&
      Math.abs(each.alpha - first.alpha) < 0.01 &&
      Math.abs(each.y - first.y) < 1 &&
      colorDistance(each.color, first.color) < 3,
  );
}

function union(letters: readonly Look[]): Look {
  const [first] = letters;
  const x = Math.min(...letters.map((each) => each.x));
  const y = Math.min(...letters.map((each) => each.y));
  return {
    alpha: first?.alpha ?? 0,
    rotation: first?.rotation ?? 0,
    color: first?.color ?? [0, 0, 0],
    x,
    y,
    width: Math.max(...letters.map((each) => each.x + each.width)) - x,
    height: Math.max(...letters.map((each) => each.y + each.height)) - y,
  };
}

function differs(aspect: Aspect, { wanted, mine }: Pair, tolerance: Tolerance): boolean {
  const apart = (a: number, b: number, most: number) => Math.abs(a - b) > most;
  switch (aspect) {
    case 'opacity':
      return apart(wanted.alpha, mine.alpha, tolerance.opacity);
    case 'rotation': {
      const turn = Math.abs(wanted.rotation - mine.rotation) % 360;
      return Math.min(turn, 360 - turn) > tolerance.rotation;
    }
    case 'size':
      return (
        apart(wanted.width, mine.width, tolerance.size) || apart(wanted.height, mine.height, tolerance.size)
      );
    case 'position': {
      const [a, b] = [center(wanted), center(mine)];
      return apart(a.x, b.x, tolerance.position) || apart(a.y, b.y, tolerance.position);
    }
    case 'color':
      return colorDistance(wanted.color, mine.color) > tolerance.color;
    case 'radius':
      return apart(wanted.radius ?? 0, mine.radius ?? 0, tolerance.size);
    case 'time':
      return apart(wanted.time ?? 0, mine.time ?? 0, timeTolerance);
  }
}

/** Names a missing word: its whole phrase, unless other words of that are there. */
function lacking(word: Word, wanted: readonly Word[], missing: readonly Word[]): string {
  const isPart = wanted.some((each) => each.phrase === word.phrase && !missing.includes(each));
  return isPart ? `“${word.text}” in ${quoted(word)}` : quoted(word);
}

const quoted = ({ phrase }: Word) => `“${shorten(phrase)}”`;

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
