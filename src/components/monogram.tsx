/** The first letters of a name, two at most: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Stands for someone's picture. It says nothing that the name next to it does not. */
export function Monogram({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
