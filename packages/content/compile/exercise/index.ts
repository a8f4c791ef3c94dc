import fs from 'node:fs';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { checkYaml } from '../../model/schema/check-yaml';
import { readYaml } from '../../model/schema/yaml';
import type { ProblemText } from '../../shared/content-error';
import type { Picture } from '../../shared/course';
import type { ExerciseCheck } from '../../shared/exercise';
import { livePosterFile } from '../../shared/live-options';
import type { LiveSample } from '../code/live';
import { readLiveFence } from '../code/live';
import { hasWord } from '../code/meta';
import { environmentOf, type FileRecord } from '../context';
import { displayPath, lineOf, placeOf } from '../place';
import { visit } from '../visit';
import { type Exercise, exerciseParts, goalFigure } from './parts';
import { type ExerciseFile, exerciseSchema } from './schema';

/** Components that show the video of a lesson's exercise, and whose video they play. */
const figures: Record<string, 'goal' | 'own'> = { Goal: 'goal', YourVideo: 'own' };

/**
 * Remark plugin: expands `<Exercise>` into a section with the task, the starter code, the hints and the solution.
 * Expands `<Goal />` into the video that the solution draws, and `<YourVideo />` into the one that the reader has
 * made. The grading is defined in the YAML file next to the lesson, which has the same name. None of this needs
 * JavaScript until the reader starts.
 */
export function remarkExercises() {
  return (tree: Root, file: VFile) => {
    const record = file.data.content as FileRecord;
    const { problems } = record;
    let goal: LiveSample | undefined;
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Exercise' || !parent || index === undefined) return;
      count += 1;
      const read = count > 1 ? { problem: second } : readExercise(node, file);
      if ('problem' in read) {
        problems.push({ ...placeOf(node, file), ...read.problem });
        parent.children.splice(index, 1);
        return index;
      }
      goal = read.goal;
      record.goal = pictureOf(goal);
      const check = readCheck(read, file);
      parent.children.splice(index, 1, ...((check ? [exerciseParts(read, check)] : []) as (typeof node)[]));
    });
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const kind = figures[node.name ?? ''];
      if (!kind || !parent || index === undefined) return;
      if (goal) parent.children[index] = goalFigure(goal, kind, file) as typeof node;
      else {
        problems.push({ ...placeOf(node, file), ...withoutExercise(node.name ?? '') });
        parent.children.splice(index, 1);
        return index;
      }
    });
  };
}

function pictureOf({ digest, alt, options: { width, height } }: LiveSample): Picture {
  return { file: livePosterFile(digest), width, height, alt };
}

function readExercise({ children }: MdxJsxFlowElement, file: VFile): Exercise | { problem: ProblemText } {
  const fences = children.filter((child): child is Code => child.type === 'code');
  const starts = fences.filter((fence) => hasWord(fence.meta, 'start'));
  const solutions = fences.filter((fence) => hasWord(fence.meta, 'solution'));
  const [start] = starts;
  const [solution] = solutions;
  if (!start || !solution || starts.length + solutions.length !== 2) {
    return {
      problem: {
        found: `an exercise with ${starts.length} \`start\` and ${solutions.length} \`solution\` fences`,
        expected: 'one of each',
        fix: 'Write ```tsx start title="src/Title.tsx" for the code that readers begin with, and ```tsx solution live alt="…" for the answer. Several files are parts of one fence: `// @filename: src/data.ts`.',
      },
    };
  }
  const goal = readLiveFence({
    language: solution.lang ?? '',
    meta: solution.meta ?? '',
    source: solution.value,
  });
  if (goal && 'problem' in goal) return goal;
  if (!goal) {
    return {
      problem: {
        found: `a solution in line ${lineOf(solution, file)} that is not \`live\``,
        expected: 'a live sample, whose poster shows readers what to make',
        fix: 'Write ```tsx solution live alt="The title fades in" size=1280x720 duration=60.',
      },
    };
  }
  const task = children.filter((child) => child !== start && child !== solution);
  return { task, start, solution, goal };
}

/** Reads the YAML file next to the lesson. Adds mistakes to the problems of the page. */
function readCheck({ goal }: Exercise, file: VFile): (ExerciseFile & { check: ExerciseCheck }) | undefined {
  const { problems, dependencies } = file.data.content as FileRecord;
  const source = file.path.replace(/\.mdx?$/, '.yaml');
  const shown = displayPath(source, environmentOf(file));
  if (!fs.existsSync(source)) {
    problems.push({
      file: shown,
      found: 'no file',
      expected: 'the frames, rules and hints of the exercise in the lesson of this name',
      fix: 'Write it as handbook/lessons.md says.',
    });
    return undefined;
  }
  dependencies.push(source);
  const yaml = readYaml(fs.readFileSync(source, 'utf8'), shown, problems);
  const exercise = checkYaml(yaml, exerciseSchema, shown, problems);
  if (!exercise) return undefined;
  const { probes, tolerance, rules, hints } = exercise;
  const last = goal.options.durationInFrames - 1;
  for (const [index, { frame }] of probes.entries()) {
    if (frame <= last) continue;
    const line = yaml.lineOf(['probes', index]) ?? 1;
    const expected = `a frame of the video, from 0 to ${last}`;
    problems.push({ file: shown, line, found: `the frame ${frame}`, expected });
  }
  return {
    ...exercise,
    check: {
      probes,
      tolerance,
      rules: rules.map(({ uses, avoids = '' }) => (uses === undefined ? { avoids } : { uses })),
      hints: hints.map(({ hint: _, ...condition }) => condition),
    },
  };
}

const second: ProblemText = {
  found: 'a second exercise',
  expected: 'one exercise in a lesson',
  fix: 'Make it a lesson of its own, or show it as a live sample.',
};

const withoutExercise = (name: string): ProblemText => ({
  found: `\`<${name} />\` on a page without an exercise`,
  expected: 'an `<Exercise>`, whose video it plays',
  fix: 'Use a live sample or a `<Demo>` instead.',
});
