import { workKind, workKinds } from '@docs/content/shared';

/** An entry of the directory. */
export interface Expert {
  slug: string;
  path: string;
  name: string;
  /** ISO date of the entry. */
  since: string | null;
  website: string | null;
  /** Usernames, not URLs. */
  x: string | null;
  github: string | null;
  linkedin: string | null;
  work: string[];
  summary: string | null;
}

/** What an expert offers, as far as the entry says it: the choices of the filter with their labels, in order. */
export const offerLabels = {
  product: 'Products and sites',
  code: 'Open source',
  site: 'Own website',
} as const;

/** Returns what an expert offers. */
export function offersOf({ work, website }: Pick<Expert, 'work' | 'website'>): (keyof typeof offerLabels)[] {
  const kinds = work.map(workKind);
  return [...workKinds.filter((kind) => kinds.includes(kind)), ...(website ? (['site'] as const) : [])];
}

/** A contact link of an expert. */
export interface ExpertLink {
  kind: 'website' | 'github' | 'x' | 'linkedin';
  label: string;
  href: string;
}

/** Returns the URLs of an expert's profiles, in display order. */
export function expertLinks(expert: Pick<Expert, 'website' | 'github' | 'x' | 'linkedin'>): ExpertLink[] {
  const { website, github, x, linkedin } = expert;
  const links: (ExpertLink | null)[] = [
    website ? { kind: 'website', label: hostOf(website), href: website } : null,
    github ? { kind: 'github', label: `${github} on GitHub`, href: `https://github.com/${github}` } : null,
    x ? { kind: 'x', label: `@${x} on X`, href: `https://x.com/${x}` } : null,
    linkedin ? { kind: 'linkedin', label: 'LinkedIn', href: `https://www.linkedin.com/${linkedin}` } : null,
  ];
  return links.filter((link) => link !== null);
}

/** Names of the channels through which an expert can be reached. */
export const channelNames = { website: 'Website', github: 'GitHub', x: 'X', linkedin: 'LinkedIn' } as const;

/** Returns a URL for display: without protocol, `www.` and trailing slash. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

function hostOf(address: string): string {
  return readableAddress(address).split('/')[0] as string;
}
