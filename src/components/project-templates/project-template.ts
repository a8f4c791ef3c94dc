/** What is shown of a starter template. GraphQL calls it `Template`; here the word is taken by Gatsby's own. */
export interface ProjectTemplate {
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
export type TemplateCardFacts = Pick<
  ProjectTemplate,
  'slug' | 'path' | 'name' | 'description' | 'kind' | 'paid' | 'cliId'
>;

/** Kinds that templates are filtered by, with their labels, in the order of the filter. */
export const templateKindLabels = {
  starter: 'First steps',
  framework: 'Web frameworks',
  media: 'Media',
  data: 'From data',
  product: 'Products',
} as const;

export type TemplateKind = keyof typeof templateKindLabels;

/** The label of a kind; a kind that nobody knows is its own label. */
export function kindLabel(kind: string): string {
  return Object.hasOwn(templateKindLabels, kind) ? templateKindLabels[kind as TemplateKind] : kind;
}

/** Name of the template for the create command. */
export function cliName({ cliId, slug }: Pick<ProjectTemplate, 'cliId' | 'slug'>): string {
  return cliId ?? slug;
}

/** Address of a template's code. */
export function repositoryAddress({
  repository,
  branch,
}: Pick<ProjectTemplate, 'repository' | 'branch'>): string {
  const root = `https://github.com/${repository}`;
  return branch === 'main' ? root : `${root}/tree/${branch}`;
}

/** Address that opens a template in the browser's own editor. */
export function stackblitzAddress({
  repository,
  branch,
}: Pick<ProjectTemplate, 'repository' | 'branch'>): string {
  return `https://stackblitz.com/github/${repository}/tree/${branch}`;
}
