import { sidebars } from '../sidebars';
import { api } from './api';
import { authors } from './authors';
import type { ContentSet } from './content-set';
import { docs } from './docs';
import { experts } from './experts';
import { prosePages } from './pages';
import { createPostSet } from './posts';
import { showcase } from './showcase';
import { templates } from './templates';

/** All content sets of the site, in the order their pages are created. */
export const contentSets: readonly ContentSet[] = [
  docs,
  sidebars,
  createPostSet('blog'),
  createPostSet('learn'),
  createPostSet('success-stories'),
  authors,
  experts,
  templates,
  showcase,
  prosePages,
  api,
];

/** The set a file belongs to, by its path below the content folder; undefined for files that no set reads. */
export function contentSetOf(relativePath: string, extension: string): ContentSet | undefined {
  return contentSets.find(
    ({ folder, extensions }) =>
      extensions.includes(extension) && (relativePath === folder || relativePath.startsWith(`${folder}/`)),
  );
}
