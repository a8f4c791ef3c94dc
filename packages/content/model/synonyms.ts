import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { displayPath } from '../compile/place';
import { ContentError, type ContentProblem } from '../shared/content-error';
import { checkYaml } from './schema/check-yaml';
import { readYaml } from './schema/yaml';

const word = z.string('a word or phrase').min(1, 'a word or phrase');

/** Schema of `search/synonyms.yaml`: groups of words and phrases that are equivalent in a search. */
export const synonymsFile = z.array(
  z.array(word, 'a list of words').min(2, 'two words or more'),
  'a list of groups',
);

/** Absolute paths of a content folder and its project. */
interface Folders {
  root: string;
  contentDir: string;
}

/**
 * Reads the synonyms of a content folder; returns none if it has no `search/synonyms.yaml`. Adds mistakes to
 * `problems`.
 */
export function checkSynonyms({ root, contentDir }: Folders, problems: ContentProblem[]): string[][] {
  const file = path.join(contentDir, 'search', 'synonyms.yaml');
  if (!fs.existsSync(file)) return [];
  const name = displayPath(file, { root, contentDir });
  return (
    checkYaml(readYaml(fs.readFileSync(file, 'utf8'), name, problems), synonymsFile, name, problems) ?? []
  );
}

/**
 * Reads the synonyms of a content folder.
 * @throws {ContentError} if the file is not a list of groups of words.
 */
export function readSynonyms(folders: Folders): string[][] {
  const problems: ContentProblem[] = [];
  const synonyms = checkSynonyms(folders, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return synonyms;
}
