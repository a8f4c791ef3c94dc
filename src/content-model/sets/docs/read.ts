import path from 'node:path';
import type { ContentProblem } from '../../../shared/content-error';
import { checkRoute } from '../../check-route';
import { readFrontmatter } from '../../frontmatter';
import { checkFrontmatter } from '../../yaml';
import type { ContentFields, ContentFile } from '../content-set';
import { docAddress, withoutNumberPrefix } from './route';
import { type DocFrontmatter, docFrontmatter } from './schema';

/** Reads a doc's frontmatter into the fields of its node. Every default of a doc is given here. */
export function readDoc(file: ContentFile, problems: ContentProblem[]): ContentFields {
  const yaml = readFrontmatter(file.source, file.name, problems);
  const matter: DocFrontmatter = checkFrontmatter(yaml, docFrontmatter, file.name, problems) ?? {};
  const { docId, route } = docAddress(file.relativePath, matter);
  problems.push(...checkRoute({ file, yaml, base: '/docs', route, slug: matter.slug }));
  return {
    docId,
    path: route,
    title: matter.title ?? headingOf(file.source) ?? titleFromName(file.relativePath),
    sidebarLabel: matter.sidebar_label,
    sidebarPosition: matter.sidebar_position,
    description: matter.description,
    crumb: matter.crumb,
    image: matter.image,
    draft: matter.draft ?? false,
    unlisted: matter.unlisted ?? false,
    displayedSidebar: matter.displayed_sidebar ?? undefined,
    hasDisplayedSidebar: matter.displayed_sidebar !== undefined,
    hideTitle: matter.hide_title ?? false,
    hideTableOfContents: matter.hide_table_of_contents ?? false,
    tocMinHeadingLevel: matter.toc_min_heading_level ?? 2,
    tocMaxHeadingLevel: matter.toc_max_heading_level ?? 3,
    paginationPrev: matter.pagination_prev ?? undefined,
    paginationNext: matter.pagination_next ?? undefined,
    hidesPrev: matter.pagination_prev === null,
    hidesNext: matter.pagination_next === null,
    paginationLabel: matter.pagination_label,
    tags: (matter.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.label)),
    keywords: matter.keywords ?? [],
    answers: matter.answers ?? [],
    redirectFrom: matter.redirect_from ?? [],
    api: matter.api,
    ownLastUpdate: matter.last_update?.date,
    ownEditUrl: matter.custom_edit_url,
  };
}

/** Text of the first `# heading` of a file that has no title in its frontmatter. */
function headingOf(source: string): string | undefined {
  const heading = /^#[ \t]+(.+?)[ \t]*(?:\{#[\w-]+\})?[ \t]*#*$/m.exec(
    source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ''),
  )?.[1];
  return heading
    ?.replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/[`*_\\]/g, '')
    .trim();
}

function titleFromName(relativePath: string): string {
  const { dir, name } = path.posix.parse(relativePath);
  const base = /^(index|readme)$/i.test(name) && dir ? path.posix.basename(dir) : name;
  return withoutNumberPrefix(base)
    .replace(/[-_]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
}
