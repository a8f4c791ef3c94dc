/** Returns the initials of a name, two at most: from its first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A placeholder avatar. Decorative: the name is next to it. */
export function Monogram({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
