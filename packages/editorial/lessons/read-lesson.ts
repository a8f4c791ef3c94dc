import fs from 'node:fs';
import path from 'node:path';
import {
  checkYaml,
  displayPath,
  exerciseSchema,
  type LiveSample,
  readLiveFence,
  readYaml,
} from '@docs/content';
import { ContentError } from '@docs/content/shared';
import { readFences } from '../samples/fences';
import { fenceValue } from '../samples/sample-fence';
import { applyChanges } from './apply-changes';

/** Code for an exercise, and what grading it must result in. */
export interface Attempt {
  file: string;
  line: number;
  code: string;
  kind: 'start' | 'solution' | 'right' | 'wrong';
  /** The beginning of the answer to a mistake. */
  answer?: string | undefined;
  /** The beginning of its hint. */
  hint?: string | undefined;
}

/** The exercise of a lesson, and all attempts at it. */
export interface Lesson extends Pick<LiveSample, 'options'> {
  exercise: ReturnType<typeof exerciseSchema.parse>;
  solution: string;
  /** Whether it finishes a project, which readers can then download. */
  isLast: boolean;
  attempts: Attempt[];
}

/**
 * Reads the exercise of a lesson and the attempts at it in `test/lessons`. Returns undefined if it has no exercise.
 *
 * @param file Absolute path of the MDX file.
 * @throws {ContentError} if the exercise is not complete; the check of the content says what is wrong.
 */
export function readLesson(file: string, folders: { root: string; contentDir: string }): Lesson | undefined {
  const source = fs.readFileSync(file, 'utf8');
  if (!source.includes('<Exercise>')) return undefined;
  const yaml = file.replace(/\.mdx?$/, '.yaml');
  const shown = displayPath(file, folders);
  const attempts = readAttempts(shown, source, ['start', 'solution']);
  const solution = attempts.find(({ kind }) => kind === 'solution');
  const start = attempts.find(({ kind }) => kind === 'start')?.code;
  const fence = readFences(source).find(({ line }) => line === solution?.line);
  const live = fence && readLiveFence({ language: 'tsx', meta: fence.meta, source: fence.code.join('\n') });
  const exercise = fs.existsSync(yaml)
    ? checkYaml(readYaml(fs.readFileSync(yaml, 'utf8'), yaml, []), exerciseSchema, yaml, [])
    : undefined;
  if (!solution || !live || 'problem' in live || !exercise || attempts.length !== 2) {
    throw new ContentError({
      file: shown,
      found: 'an exercise that is not complete',
      expected: 'a start, a solution, and a valid YAML file beside the lesson',
      fix: 'Run `npm run check -- content`, which says what is missing.',
    });
  }
  const below = path.relative(path.join(folders.contentDir, 'lessons'), file).replace(/\.mdx?$/, '.md');
  const others = path.join(folders.root, 'test/lessons', below);
  if (fs.existsSync(others))
    attempts.push(
      ...readAttempts(
        displayPath(others, folders),
        fs.readFileSync(others, 'utf8'),
        ['right', 'wrong'],
        start,
      ),
    );
  const isLast = source.includes('<YourVideo />');
  return { exercise, options: live.options, solution: solution.code, isLast, attempts };
}

/** @param start The starter code, which the changes in a `diff` fence apply to. */
function readAttempts(
  file: string,
  source: string,
  kinds: readonly Attempt['kind'][],
  start = '',
): Attempt[] {
  return readFences(source).flatMap(({ language, meta, line, code: lines }) => {
    const kind = kinds.find((each) => fenceValue(meta, each) !== undefined);
    if (!kind || (language !== 'tsx' && language !== 'diff')) return [];
    const code = language === 'diff' ? applyChanges(start, lines) : lines.join('\n');
    if (code === undefined) {
      throw new ContentError({
        ...{ file, line },
        found: 'changes that do not fit the starter code',
        expected: 'lines of the starter code, in its order, after a space or `-`',
      });
    }
    const [answer, hint] = ['wrong', 'hint'].map((name) => fenceValue(meta, name) || undefined);
    return [{ file, line, kind, code, answer, hint }];
  });
}
