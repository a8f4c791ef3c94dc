import path from 'node:path';
import type { ContentProblem } from '../../shared/content-error';
import type { ContentFile } from '../sets/content-set';
import type { YamlText } from './yaml';

/** What is known of a page when its frontmatter is read. */
interface ReadPage {
  file: ContentFile;
  yaml: YamlText;
  /** Where the pages of its set stand, as in `/docs`. */
  base: string;
  matter: { slug?: unknown };
  document: { path?: unknown };
}

interface Address {
  base: string;
  route: string;
  slug: string | undefined;
}

/** Characters that an address has another use for, or cannot have. */
const notInRoutes = /[\s?#%\\<>"{}|^`]/;

/** Finds what is wrong with the route of a page. */
export function checkRoute({ file, yaml, base, matter, document }: ReadPage): ContentProblem[] {
  // If the frontmatter is broken, the route is not the author's.
  if (yaml.isBroken) return [];
  const slug = matter.slug === undefined ? undefined : String(matter.slug);
  const fault = routeFault({ base, route: String(document.path), slug });
  const key = slug === undefined ? 'id' : 'slug';
  return fault ? [{ file: file.name, line: yaml.lineOf([key]) ?? 1, ...fault }] : [];
}

function routeFault({ base, route, slug }: Address): Omit<ContentProblem, 'file'> | undefined {
  if (slug === base || slug?.startsWith(`${base}/`)) {
    return {
      found: `\`slug: ${slug}\`, which makes the route \`${route}\``,
      expected: `a slug without \`${base}\`: it is added`,
      fix: `Write \`slug: ${slug.slice(base.length) || '/'}\`.`,
    };
  }
  const real = path.posix.normalize(route);
  if (real !== base && !real.startsWith(`${base}/`)) {
    return {
      found: `the route \`${real}\`, which is not below \`${base}\``,
      expected: `a route below \`${base}\``,
      fix: 'Take `..` out of the slug.',
    };
  }
  const bad = notInRoutes.exec(route)?.[0];
  if (bad === undefined) return undefined;
  const readable = route.slice(base.length).replace(new RegExp(notInRoutes, 'g'), '-');
  return {
    found: `the route \`${route}\`, which has ${bad.trim() ? `\`${bad}\`` : 'a space'} in it`,
    expected: 'letters, digits, `-`, `_`, `.` and `/`',
    fix: `Write \`slug: ${readable.replace(/-+/g, '-').replace(/-$/, '')}\`.`,
  };
}
