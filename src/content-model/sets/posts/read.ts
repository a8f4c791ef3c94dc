import path from 'node:path';
import type { ContentProblem } from '../../../shared/content-error';
import { joinPaths } from '../../../shared/paths';
import { readFrontmatter } from '../../frontmatter';
import { checkFrontmatter } from '../../yaml';
import type { ContentFields, ContentFile } from '../content-set';
import { type PostFrontmatter, postFrontmatter } from './schema';

/** Author of a post as its node keeps it: an id to be looked up, or the whole. */
export interface PostAuthorRef {
  id?: string;
  name?: string;
  title?: string | undefined;
  url?: string | undefined;
  github?: string | undefined;
  imageUrl?: string | undefined;
}

/** What the path of a post says: `2021-02-08-name.mdx`, `2021-02-08-name/index.mdx` and `2021/02/08/name.mdx` have a date. */
export function readPostPath(relativePath: string): { date?: string; slug: string } {
  const stem = relativePath.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const dated = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/.exec(stem);
  if (!dated) return { slug: stem };
  const [, year, month, day, slug] = dated as unknown as [string, string, string, string, string];
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, slug };
}

/** Reads a post's frontmatter into the fields of its node. */
export function readPost(set: string, file: ContentFile, problems: ContentProblem[]): ContentFields {
  const yaml = readFrontmatter(file.source, file.name, problems);
  const matter: PostFrontmatter = checkFrontmatter(yaml, postFrontmatter, file.name, problems) ?? {};
  const named = readPostPath(file.relativePath);
  const date = matter.date?.slice(0, 10) ?? named.date;
  if (!date) {
    problems.push({
      file: file.name,
      found: 'a post without a date',
      expected: '`date: 2025-08-21` in its frontmatter, or a file name that begins with one',
      fix: `Rename it to \`2025-08-21-${path.posix.basename(file.relativePath)}\`, with the right date.`,
    });
  }
  const slug = (matter.slug ?? named.slug).replace(/^\/+|\/+$/g, '');
  return {
    set,
    slug,
    path: joinPaths('/', set, slug),
    title: matter.title ?? slug,
    date: date ?? '1970-01-01',
    authorRefs: authorsOf(matter),
    description: matter.description,
    image: matter.image,
    draft: matter.draft ?? false,
    unlisted: matter.unlisted ?? false,
    tags: (matter.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.label)),
    keywords: matter.keywords ?? [],
    answers: matter.answers ?? [],
    redirectFrom: matter.redirect_from ?? [],
    hideTableOfContents: matter.hide_table_of_contents ?? false,
    tocMinHeadingLevel: matter.toc_min_heading_level ?? 2,
    tocMaxHeadingLevel: matter.toc_max_heading_level ?? 3,
    ownLastUpdate: matter.last_update?.date,
  };
}

function authorsOf(matter: PostFrontmatter): PostAuthorRef[] {
  const listed = (matter.authors ?? []).map((author): PostAuthorRef => {
    if (typeof author === 'string') return { id: author };
    const { image_url: imageUrl, ...rest } = author;
    return { ...rest, imageUrl };
  });
  if (!matter.author) return listed;
  return [
    ...listed,
    {
      name: matter.author,
      title: matter.author_title,
      url: matter.author_url,
      imageUrl: matter.author_image_url,
    },
  ];
}
