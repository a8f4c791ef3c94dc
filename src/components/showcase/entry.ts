/** A showcase video in the data. Sizes are in pixels. */
export interface ShowcaseEntry {
  slug: string;
  title: string;
  description: string | null;
  width: number | null;
  height: number | null;
  /** ISO date. */
  submittedOn: string | null;
  links: { type: string; url: string }[];
  author: { name: string; url: string | null } | null;
}

const linkLabels: Record<string, string> = {
  video: 'Video',
  website: 'Website',
  source_code: 'Code',
  tutorial: 'Tutorial',
};

/** Returns the kind of target of a link. */
export function linkLabel(type: string): string {
  return linkLabels[type] ?? type;
}

/** Returns the two halves of a title: `Name - description`. */
export function splitTitle(title: string): { name: string; subject: string | null } {
  const [name = title, ...rest] = title.split(' - ');
  return { name, subject: rest.length > 0 ? rest.join(' - ') : null };
}

/**
 * Returns the largest frame with a video's aspect ratio that fits into a box, in the box's units, rounded to
 * integers.
 */
export function fitFrame(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  const fitted = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    x: Math.round((box.width - fitted.width) / 2),
    y: Math.round((box.height - fitted.height) / 2),
    ...fitted,
  };
}
