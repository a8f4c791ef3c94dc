import { markedParts } from '../markup';

/** A value of a result: what matched is marked, everything is text. */
export function Marked({ value }: { value: string }) {
  return markedParts(value).map(({ text, isMatch }, index) =>
    // The same value has the same pieces.
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
