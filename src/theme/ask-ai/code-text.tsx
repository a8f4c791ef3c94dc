/** Renders a text whose names in code are in backticks. */
export function CodeText({ value }: { value: string }) {
  return value.split('`').map((part, place) =>
    // The parts only change with the text.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  );
}
