/** A text with one mistake of the fingers in one of its longer words; undefined where every word is short. */
export function withTypo(text: string, random: () => number): string | undefined {
  const words = [...text.matchAll(/[A-Za-z]{5,}/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return undefined;
  const place = word.index + 1 + Math.floor(random() * (word[0].length - 2));
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] as string;
  const [before, own, after] = [text.slice(0, place), text[place] as string, text.slice(place + 1)];
  const kinds = [
    `${before}${after}`,
    `${before}${letter}${own}${after}`,
    `${before}${letter}${after}`,
    `${before}${after[0] ?? ''}${own}${after.slice(1)}`,
  ];
  const mistaken = kinds[Math.floor(random() * kinds.length)] as string;
  return mistaken.toLowerCase() === text.toLowerCase() ? kinds[0] : mistaken;
}
