import { sidebars } from '../sidebars';
import { createForeignSidebars } from '../sidebars/docusaurus';
import { createVitePressSidebars } from '../sidebars/vitepress';
import { answers } from './answers';
import { api, apiHistory } from './api';
import { createAuthors } from './authors';
import { type ContentSet, type DocumentIn, isMdxSet } from './content-set';
import { docs, lessons } from './docs';
import { experts } from './experts';
import { frameFiles } from './frame-files';
import { prosePages } from './pages';
import { createPostSet } from './posts';
import { showcase } from './showcase';
import { templates } from './templates';

const sets = [
  docs,
  lessons,
  sidebars,
  createForeignSidebars('sidebars.js'),
  createForeignSidebars('sidebars.ts'),
  createForeignSidebars('sidebars.json'),
  createVitePressSidebars('docs/.vitepress/config.ts'),
  createVitePressSidebars('docs/.vitepress/config.mts'),
  createVitePressSidebars('docs/.vitepress/config.js'),
  createVitePressSidebars('docs/.vitepress/config.mjs'),
  createVitePressSidebars('docs/.vitepress/config/index.ts'),
  createVitePressSidebars('docs/.vitepress/config/index.js'),
  frameFiles,
  createPostSet('blog'),
  createPostSet('learn'),
  createPostSet('success-stories'),
  createAuthors('authors.yaml'),
  createAuthors('blog/authors.yml'),
  experts,
  templates,
  showcase,
  prosePages,
  answers,
  // Before `api`, whose folder contains its own.
  apiHistory,
  api,
] as const;

type Sets = (typeof sets)[number];

/** Names of the document types. */
export type DocumentType = Sets['type'];

type DocumentMap = { [Set in Sets as Set['type']]: DocumentIn<Set> };

/** A document of a type. */
export type DocumentOf<Type extends DocumentType> = DocumentMap[Type];

/** All content sets of the site, in the order their pages are created. */
export const contentSets: readonly ContentSet<DocumentType>[] = sets;

/** The document types, without duplicates. */
const documentTypes: readonly DocumentType[] = [...new Set(sets.map(({ type }) => type))];

/** The document types whose files are MDX. */
export const mdxTypes: readonly DocumentType[] = documentTypes.filter((type) =>
  sets.some((set) => set.type === type && isMdxSet(set)),
);

/**
 * Returns the set that a file belongs to, by its path below the content folder, or undefined if it belongs to
 * none.
 */
export function contentSetOf(
  relativePath: string,
  extension: string,
): (typeof contentSets)[number] | undefined {
  return contentSets.find(
    ({ folder, extensions }) =>
      extensions.includes(extension) && (relativePath === folder || relativePath.startsWith(`${folder}/`)),
  );
}
