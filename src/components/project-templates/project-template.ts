import { createCommand, type PackageManager } from '@docs/content/shared';

/**
 * The displayed fields of a project template. The GraphQL type is `Template`; here, that would clash with
 * Gatsby's templates.
 */
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
  /** The last version of create-video with this template; null if the latest has it. */
  createVersion: string | null;
}

/** The fields that a card shows. */
export type TemplateCardFacts = Pick<
  ProjectTemplate,
  'slug' | 'path' | 'name' | 'description' | 'kind' | 'paid' | 'cliId' | 'createVersion'
>;

/** The categories of the filter with their labels, in order. */
export const templateKindLabels = {
  starter: 'First steps',
  framework: 'Web frameworks',
  media: 'Media',
  data: 'From data',
  product: 'Products',
} as const;

export type TemplateKind = keyof typeof templateKindLabels;

/** Returns the label of a category; unknown categories are their own label. */
export function kindLabel(kind: string): string {
  return Object.hasOwn(templateKindLabels, kind) ? templateKindLabels[kind as TemplateKind] : kind;
}

/** Returns the command that creates a project from a template. */
export function templateCommand(
  manager: PackageManager,
  { cliId, slug, createVersion }: Pick<ProjectTemplate, 'cliId' | 'slug' | 'createVersion'>,
): string {
  return createCommand(manager, {
    template: cliId ?? slug,
    ...(createVersion && { version: createVersion }),
  });
}

/** Returns the URL of a template's code. */
export function repositoryAddress({
  repository,
  branch,
}: Pick<ProjectTemplate, 'repository' | 'branch'>): string {
  const root = `https://github.com/${repository}`;
  return branch === 'main' ? root : `${root}/tree/${branch}`;
}

/** Returns the URL that opens a template in an online editor. */
export function stackblitzAddress({
  repository,
  branch,
}: Pick<ProjectTemplate, 'repository' | 'branch'>): string {
  return `https://stackblitz.com/github/${repository}/tree/${branch}`;
}
