import path from 'node:path';
import type { z } from 'zod';
import type { ContentProblem } from '../../../shared/content-error';
import { joinPaths } from '../../../shared/paths';
import { checkRoute } from '../../check-route';
import { isDay } from '../../schema/text';
import type { YamlText } from '../../schema/yaml';
import type { ContentFile } from '../content-set';
import type { AuthorRef, computedFields, PostFrontmatter } from './schema';

/**
 * Returns the date and name in a post's path. `2021-02-08-name.mdx`, `2021-02-08-name/index.mdx` and
 * `2021/02/08/name.mdx` have a date.
 */
function readPostPath(relativePath: string): { date?: string; slug: string } {
  const stem = relativePath.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const dated = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/.exec(stem);
  if (!dated) return { slug: stem };
  const [, year = '', month = '', day = '', slug = ''] = dated;
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, slug };
}

/** Returns the fields of a post that do not map directly to a frontmatter key. */
export function computePost(
  set: string,
  matter: PostFrontmatter,
  file: ContentFile,
  { problems, yaml, isStrict }: { problems: ContentProblem[]; yaml: YamlText; isStrict: boolean },
): z.output<z.ZodObject<typeof computedFields>> {
  const named = readPostPath(file.relativePath);
  const date = matter.date?.slice(0, 10) ?? named.date;
  if (!date) {
    problems.push({
      file: file.name,
      found: 'a post without a date',
      expected: 'a `date` such as 2025-08-21 in its frontmatter, or at the start of its file name',
      fix: `Rename it to \`2025-08-21-${path.posix.basename(file.relativePath)}\`, with the right date.`,
    });
  }
  if (date && !isDay(date)) {
    problems.push({
      file: file.name,
      found: `the date ${date}`,
      expected: 'a day that exists, as in 2025-08-21',
      fix: 'Correct the date in the name of the file.',
    });
  }
  const slug = (matter.slug ?? named.slug).replace(/^\/+|\/+$/g, '');
  const route = joinPaths('/', set, slug);
  problems.push(...checkRoute({ file, yaml, base: `/${set}`, route, slug: matter.slug }));
  // Other projects' posts have their date in the route, as in `/blog/2021/02/08/name`.
  const dated = !isStrict && !matter.slug && named.date;
  return {
    set,
    slug,
    redirectFrom: dated
      ? [...matter.redirect_from, joinPaths('/', set, dated.replaceAll('-', '/'), named.slug)]
      : matter.redirect_from,
    path: route,
    title: matter.title ?? slug,
    date: date ?? '1970-01-01',
    authorRefs: authorsOf(matter),
    ownLastUpdate: matter.last_update?.date ?? null,
  };
}

const nobody: AuthorRef = { id: null, name: null, title: null, url: null, github: null, imageUrl: null };

function authorsOf(matter: PostFrontmatter): AuthorRef[] {
  const listed = (matter.authors ?? []).map((author): AuthorRef => {
    if (typeof author === 'string') return { ...nobody, id: author };
    const { image_url: imageUrl = null, ...rest } = author;
    return { ...nobody, ...rest, imageUrl };
  });
  if (!matter.author) return listed;
  const written = {
    ...nobody,
    name: matter.author,
    title: matter.author_title ?? null,
    url: matter.author_url ?? null,
    imageUrl: matter.author_image_url ?? null,
  };
  return [...listed, written];
}
