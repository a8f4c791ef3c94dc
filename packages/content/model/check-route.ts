import path from 'node:path';
import type { ContentProblem } from '../shared/content-error';
import type { YamlText } from './schema/yaml';
import type { ContentFile } from './sets/content-set';

/** The context available when a page's frontmatter is read. */
interface ReadPage {
  file: ContentFile;
  yaml: YamlText;
  /** Base route of the page's set, as in `/docs`. */
  base: string;
  /** The computed route. */
  route: string;
  slug: string | undefined;
}

/** Characters that are reserved or not allowed in a URL path. */
const notInRoutes = /[\s?#%\\<>"{}|^`]/;

/** Checks the route of a page. */
export function checkRoute(page: ReadPage): ContentProblem[] {
  // If the frontmatter could not be parsed, the route is not the author's choice.
  if (page.yaml.isBroken) return [];
  const fault = routeFault(page);
  const key = page.slug === undefined ? 'id' : 'slug';
  return fault ? [{ file: page.file.name, line: page.yaml.lineOf([key]) ?? 1, ...fault }] : [];
}

function routeFault({ base, route, slug }: ReadPage): Omit<ContentProblem, 'file'> | undefined {
  if (slug === base || slug?.startsWith(`${base}/`)) {
    return {
      found: `\`slug: ${slug}\`, which results in the route \`${route}\``,
      expected: `a slug without \`${base}\`, which is added automatically`,
      fix: `Write \`slug: ${slug.slice(base.length) || '/'}\`.`,
    };
  }
  const real = path.posix.normalize(route);
  if (real !== base && !real.startsWith(`${base}/`)) {
    return {
      found: `the route \`${real}\`, which is not under \`${base}\``,
      expected: `a route under \`${base}\``,
      fix: 'Remove `..` from the slug.',
    };
  }
  const bad = notInRoutes.exec(route)?.[0];
  if (bad === undefined) return undefined;
  const readable = route.slice(base.length).replace(new RegExp(notInRoutes, 'g'), '-');
  return {
    found: `the route \`${route}\`, which contains ${bad.trim() ? `\`${bad}\`` : 'a space'}`,
    expected: 'letters, digits, `-`, `_`, `.` and `/`',
    fix: `Write \`slug: ${readable.replace(/-+/g, '-').replace(/-$/, '')}\`.`,
  };
}
