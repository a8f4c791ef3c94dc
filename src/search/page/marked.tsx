import { markedParts } from '../markup';

/** Renders a text of a result as text, with the matches marked. */
export function Marked({ value }: { value: string }) {
  return markedParts(value).map(({ text, isMatch }, index) =>
    // The parts only change with the value.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
