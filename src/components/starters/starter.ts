/** What is shown of a starter template. GraphQL calls it `Template`; here the word is taken by Gatsby's own. */
export interface Starter {
  slug: string;
  path: string;
  name: string;
  description: string;
  kind: string;
  /** `owner/name` on GitHub. */
  repository: string;
  branch: string;
  previewUrl: string | null;
  tailwindOption: boolean;
  stackblitz: boolean;
  contributedBy: string | null;
  paid: boolean;
  featured: boolean;
  cliId: string | null;
}

/** What a card shows of a template. */
export type StarterCardFacts = Pick<
  Starter,
  'slug' | 'path' | 'name' | 'description' | 'kind' | 'paid' | 'cliId'
>;

/** Kinds that templates are filtered by, with their labels, in the order of the filter. */
export const starterKinds = {
  starter: 'First steps',
  framework: 'Web frameworks',
  media: 'Media',
  data: 'From data',
  product: 'Products',
} as const;

export type StarterKind = keyof typeof starterKinds;

/** The label of a kind; a kind that nobody knows is its own label. */
export function kindLabel(kind: string): string {
  return Object.hasOwn(starterKinds, kind) ? starterKinds[kind as StarterKind] : kind;
}

/** Name of the template for the create command. */
export function cliName({ cliId, slug }: Pick<Starter, 'cliId' | 'slug'>): string {
  return cliId ?? slug;
}

/** Address of a template's code. */
export function repositoryAddress({ repository, branch }: Pick<Starter, 'repository' | 'branch'>): string {
  const root = `https://github.com/${repository}`;
  return branch === 'main' ? root : `${root}/tree/${branch}`;
}

/** Address that opens a template in the browser's own editor. */
export function stackblitzAddress({ repository, branch }: Pick<Starter, 'repository' | 'branch'>): string {
  return `https://stackblitz.com/github/${repository}/tree/${branch}`;
}
