import { readVideoRef, type VideoRef } from '@docs/content/shared';

/** A showcase video in the data. Sizes are in pixels. */
export interface ShowcaseEntry {
  slug: string;
  title: string;
  description: string | null;
  width: number;
  height: number;
  /** ISO date. */
  submittedOn: string | null;
  links: { type: string; url: string }[];
  author: { name: string; url: string | null } | null;
  /** URL of the picture that the poster was created from; null if there is no poster. */
  poster: string | null;
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

/** Returns the video of an entry that can play on the page, if there is one. */
export function playableVideo(links: ShowcaseEntry['links']): VideoRef | undefined {
  return links.flatMap(({ type, url }) => (type === 'video' ? (readVideoRef(url) ?? []) : []))[0];
}
