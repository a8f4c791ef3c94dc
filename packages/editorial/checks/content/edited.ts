import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type Site } from '@docs/content';
import { ContentError, type ContentProblem } from '@docs/content/shared';
import { checkPageSamples } from '../../samples/check';
import { hasCoverage, readCoverage } from '../status';
import type { Coverage } from '../status/schema';
import { answerRules, checkAnswers } from './answers';
import { checkImageSizes, imageFiles } from './images';
import { type CheckedPage, readPages, toCheckedPage } from './page';
import { checkPage } from './page-checks';
import { readRules } from './rules';

/**
 * Creates a function that checks edited files, for the development server: the rules of `checkContent` that look at
 * one page, the sizes of images, and the samples if their packages are installed. Its argument is the absolute paths
 * of files and folders that were changed or deleted since its last call. It yields the problems of all files that it
 * was called with, first with those that the samples had before, because their check takes longer.
 */
export function createEditCheck(site: Site) {
  const found = new Map<string, ContentProblem[]>();
  const inSamples = new Map<string, ContentProblem[]>();
  const all = () => [...found].flatMap(([file, problems]) => [...problems, ...(inSamples.get(file) ?? [])]);
  return async function* (paths: readonly string[]): AsyncGenerator<ContentProblem[]> {
    const isEdited = (file: string) =>
      paths.some((each) => file === each || file.startsWith(each + path.sep));
    for (const file of [...found.keys()].filter(isEdited)) found.delete(file);
    site.update(paths);
    const pages = readEdited(site, isEdited);
    const rules = answerRules(readableCoverage(site));
    const rule = readRules(site.folders, []);
    for (const page of pages)
      found.set(page.file, [
        ...(await checkPage(page, rule)),
        ...rule('answers', checkAnswers([page], { rules, queries: [] })),
      ]);
    for (const file of paths.flatMap(imageFiles))
      found.set(
        file,
        rule('image-sizes', await checkImageSizes([file], (name) => displayPath(name, site.folders))),
      );
    yield all();
    for (const { file } of pages) inSamples.set(file, await sampleProblems(file, site));
    yield all();
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

/** Returns the coverage file. Mistakes in it are reported by `npm run check -- content`. */
function readableCoverage({ folders }: Site): Coverage | undefined {
  try {
    return hasCoverage(folders) ? readCoverage(folders) : undefined;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

async function sampleProblems(file: string, { folders }: Site): Promise<ContentProblem[]> {
  const folder = path.join(folders.root, 'samples');
  if (!fs.existsSync(path.join(folder, 'node_modules/remotion')) || !fs.existsSync(file)) return [];
  const problems = await checkPageSamples(file, { root: folders.root, folder, name: 'edited' });
  return problems.map(({ line, text }) => {
    const [found = '', ...fix] = text.split('\n').map((part) => part.trim());
    const place = { file: displayPath(file, folders), line };
    const expected = 'a sample without errors';
    return { ...place, found, expected, ...(fix.length > 0 ? { fix: fix.join(' ') } : {}) };
  });
}
