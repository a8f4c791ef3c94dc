import path from 'node:path';
import type { z } from 'zod';
import { rewriteLines } from '../../../compile/docusaurus/syntax';
import { blankFrontmatter } from '../../../compile/frontmatter-lines';
import type { ContentProblem } from '../../../shared/content-error';
import { sectionDigests } from '../../changes/sections';
import { checkRoute } from '../../check-route';
import type { YamlText } from '../../schema/yaml';
import type { ContentFile } from '../content-set';
import { docAddress, titleOfName } from './route';
import type { computedFields, DocFrontmatter } from './schema';

/** Returns the fields of a doc that do not map directly to a frontmatter key. `base` is the route of its set. */
export function computeDoc(
  matter: DocFrontmatter,
  file: ContentFile,
  { problems, yaml, base }: { problems: ContentProblem[]; yaml: YamlText; base: string },
): z.output<z.ZodObject<typeof computedFields>> {
  const { docId, route } = docAddress(file.relativePath, matter, base);
  problems.push(...checkRoute({ file, yaml, base, route, slug: matter.slug }));
  return {
    docId: base === '/docs' ? docId : `${base.slice(1)}/${docId}`,
    path: route,
    title: matter.title ?? headingOf(file.source) ?? titleFromName(file.relativePath),
    hasDisplayedSidebar: matter.displayed_sidebar !== undefined,
    hidesPrev: matter.pagination_prev === null,
    hidesNext: matter.pagination_next === null,
    ownLastUpdate: matter.last_update?.date ?? null,
    hasOwnEditUrl: matter.custom_edit_url !== undefined,
    ownEditUrl: matter.custom_edit_url ?? null,
    sections: sectionDigests(file.source),
    sampledPackages: sampledPackages(file.source),
  };
}

/** Returns the text of the first `# heading` of a file without a title in its frontmatter. */
function headingOf(source: string): string | undefined {
  const heading = rewriteLines(blankFrontmatter(source).body).find(
    ({ text, isCode }) => !isCode && /^#[ \t]+\S/.test(text),
  );
  return heading?.text
    .replace(/^#[ \t]+|[ \t]*\\?\{#[\w-]+\\?\}[ \t]*$|[ \t]+#+[ \t]*$/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/[`*_\\]/g, '')
    .trim();
}

function titleFromName(relativePath: string): string {
  const { dir, name } = path.posix.parse(relativePath);
  const base = /^(index|readme)$/i.test(name) && dir ? path.posix.basename(dir) : name;
  return titleOfName(base);
}

/** Matches the first line of a type-checked sample. */
const checkedFence = /^\s*(?:`{3,}|~{3,})[jt]sx?\b(?!.*\bno-check\b)/;
const anyFence = /^\s*(?:`{3,}|~{3,})/;
const packageName = /(?:from|import)\s*\(?['"](remotion|@remotion\/[\w-]+)(?:\/[^'"]*)?['"]/;

/** Returns the packages that the type-checked samples of a page import, sorted. */
export function sampledPackages(source: string): string[] {
  const found = new Set<string>();
  let isChecked = false;
  for (const { text, isCode } of rewriteLines(source)) {
    if (isCode && anyFence.test(text)) isChecked = checkedFence.test(text);
    const name = isCode && isChecked ? packageName.exec(text)?.[1] : undefined;
    if (name) found.add(name);
  }
  return [...found].sort();
}
