import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type Site, type SiteStructure, staticFiles } from '@docs/content';
import { ContentError, type ContentProblem } from '@docs/content/shared';
import { checkPageSamples } from '../../samples/check';
import type { WarmCompiler } from '../../samples/warm-compiler';
import { checkNamedExport } from '../api/check';
import { readDocsReview } from '../review';
import type { DocsReview } from '../review/schema';
import { answerRules, checkAnswers } from './answers';
import { checkFrontmatterImages, checkImageSizes, imageFiles } from './images';
import { type CheckedPage, readPages, toCheckedPage } from './page';
import { checkPage } from './page-checks';
import { readRules } from './rules';
import { checkAllSidebars } from './site-checks';

/**
 * Creates a function that checks edited files, for the development server: the rules of `checkContent` that look at
 * one page, sidebars, the sizes of images, and the samples if their packages are installed. Its argument is the absolute paths
 * of files and folders that were changed or deleted since its last call. It yields the problems of all files that it
 * was called with, first with those that the samples had before, because their check takes longer. `compiler` checks the
 * samples; without it, each check starts one.
 */
export function createEditCheck(site: Site, compiler?: WarmCompiler) {
  const samples = samplesFolder(site);
  const ready = samples ? compiler?.warmUp(samples, programName).catch(() => undefined) : undefined;
  const found = new Map<string, ContentProblem[]>();
  const inSamples = new Map<string, ContentProblem[]>();
  const all = () => [...found].flatMap(([file, problems]) => [...problems, ...(inSamples.get(file) ?? [])]);
  return async function* (paths: readonly string[]): AsyncGenerator<ContentProblem[]> {
    const isEdited = (file: string) =>
      paths.some((each) => file === each || file.startsWith(each + path.sep));
    for (const file of [...found.keys()].filter(isEdited)) found.delete(file);
    site.update(paths);
    const pages = readEdited(site, isEdited);
    const check = createPageCheck(site);
    for (const page of pages) found.set(page.file, await check.page(page));
    for (const file of paths.flatMap(imageFiles)) found.set(file, await check.image(file));
    const sidebars = path.join(site.folders.contentDir, 'sidebars');
    if (found.has(sidebars) || paths.some((file) => `${file}${path.sep}`.startsWith(sidebars + path.sep)))
      found.set(sidebars, check.sidebars());
    yield all();
    await ready;
    for (const { file } of pages) inSamples.set(file, await sampleProblems(file, site, compiler));
    yield all();
  };
}

/** Creates the checks of edited files, by the rules of `checkContent`, for one state of a site. */
function createPageCheck(site: Site) {
  const { folders } = site;
  const structure = site.structure();
  const rules = answerRules(readableReview(site));
  const rule = readRules(folders, []);
  const files = new Set(staticFiles(folders));
  return {
    page: async (page: CheckedPage) => [
      ...(await checkPage(page, rule)),
      ...rule('answers', checkAnswers([page], { rules, queries: [] })),
      ...rule('preview-images', checkFrontmatterImages([page], files)),
      ...checkExport(page, structure),
    ],
    image: async (file: string) =>
      rule('image-sizes', await checkImageSizes([file], (name) => displayPath(name, folders))),
    sidebars: () => rule('sidebars', checkAllSidebars({ site: { ...structure, folders } })),
  };
}

/** Returns the edited pages without mistakes in their frontmatter, which are reported elsewhere. */
function readEdited(site: Site, isEdited: (file: string) => boolean): CheckedPage[] {
  const { documents, fileErrors } = site.structure();
  const edited: typeof documents = {
    ...documents,
    any: (type) =>
      documents.any(type).filter(({ sourcePath }) => isEdited(sourcePath) && fs.existsSync(sourcePath)),
  };
  return readPages({ documents: edited }, [])
    .map(toCheckedPage)
    .filter(({ isReadable, name }) => isReadable && !fileErrors.some(({ file }) => file === name));
}

/** Returns the review of the docs. Mistakes in it are reported by `npm run check -- content`. */
function readableReview({ folders }: Site): DocsReview | undefined {
  try {
    return readDocsReview(folders);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Finds an `api` in the frontmatter that names no export. */
function checkExport(
  { name, fields, lineOfKey }: CheckedPage,
  { documents }: SiteStructure,
): ContentProblem[] {
  const api = fields.api as { package: string; export: string } | null | undefined;
  const packages = documents.of('ApiPackage');
  return api && packages.length > 0
    ? checkNamedExport({ file: name, line: lineOfKey('api') }, api, packages)
    : [];
}

/** The compiler's folder for edited pages. */
const programName = 'edited';

/** Returns the folder of the samples' packages, if they are installed. */
function samplesFolder({ folders }: Site): string | undefined {
  const folder = path.join(folders.root, 'samples');
  return fs.existsSync(path.join(folder, 'node_modules/remotion')) ? folder : undefined;
}

async function sampleProblems(
  file: string,
  site: Site,
  compiler: WarmCompiler | undefined,
): Promise<ContentProblem[]> {
  const { folders } = site;
  const folder = samplesFolder(site);
  if (!folder || !fs.existsSync(file)) return [];
  const options = { root: folders.root, folder, name: programName, diagnose: compiler?.diagnose };
  const problems = await checkPageSamples(file, options);
  return problems.map(({ line, text }) => {
    const [found = '', ...fix] = text.split('\n').map((part) => part.trim());
    const place = { file: displayPath(file, folders), line };
    const expected = 'a sample without errors';
    return { ...place, found, expected, ...(fix.length > 0 ? { fix: fix.join(' ') } : {}) };
  });
}
