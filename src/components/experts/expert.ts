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

/** The kinds of work with their labels, in the order of the filter. */
export const workLabels = { product: 'Product or site', code: 'Open source' } as const;

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

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
