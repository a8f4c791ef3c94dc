import path from 'node:path';
import type { z } from 'zod';
import type { ContentProblem } from '../../../shared/content-error';
import { checkRoute } from '../../check-route';
import type { YamlText } from '../../schema/yaml';
import type { ContentFile } from '../content-set';
import { docAddress, withoutNumberPrefix } from './route';
import type { computedFields, DocFrontmatter } from './schema';

/** Returns the fields of a doc that do not map directly to a frontmatter key. */
export function computeDoc(
  matter: DocFrontmatter,
  file: ContentFile,
  { problems, yaml }: { problems: ContentProblem[]; yaml: YamlText },
): z.output<z.ZodObject<typeof computedFields>> {
  const { docId, route } = docAddress(file.relativePath, matter);
  problems.push(...checkRoute({ file, yaml, base: '/docs', route, slug: matter.slug }));
  return {
    docId,
    path: route,
    title: matter.title ?? headingOf(file.source) ?? titleFromName(file.relativePath),
    hasDisplayedSidebar: matter.displayed_sidebar !== undefined,
    hidesPrev: matter.pagination_prev === null,
    hidesNext: matter.pagination_next === null,
    ownLastUpdate: matter.last_update?.date ?? null,
    hasOwnEditUrl: matter.custom_edit_url !== undefined,
    ownEditUrl: matter.custom_edit_url ?? null,
  };
}

/** Returns the text of the first `# heading` of a file without a title in its frontmatter. */
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
