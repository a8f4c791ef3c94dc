import { join } from 'node:path';
import { listPages } from '../content/samples.mjs';
import { ensureDependencies } from '../install/dependencies.mjs';
import { loadSource } from '../load-source.mjs';
import { openPreviewPage } from '../posters/preview-page.mjs';
import { root } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { buildProject } from './build-project.mjs';

/** Attempts that each exercise has at least. */
const least = { right: 3, wrong: 5 };

/**
 * Grades the starter code, solutions and attempts of lessons as the page does. Starter code must fail, solutions
 * and other right answers must pass, and every mistake must get its feedback. Builds what readers can download at the
 * end of each project.
 * @param {string[]} paths MDX files and folders; all lessons if empty.
 * @param {(text: string) => void} say
 * @returns {Promise<string>} how many were graded
 * @throws {Failure} that lists all wrong grades, with file and line
 */
export async function checkLessons(paths, say) {
  const folders = { root, contentDir: join(root, 'content') };
  const files = listPages(paths.length > 0 ? paths : [join(root, 'content/lessons')]);
  /** @type {typeof import('../../packages/editorial/index')} */
  const { readLesson } = await loadSource('packages/editorial/index.ts');
  /** @type {typeof import('../../packages/content/shared/exercise')} */
  const { findHint } = await loadSource('packages/content/shared/exercise.ts');
  /** @type {typeof import('../../packages/live-samples/compiler/compile')} */
  const { compileSample } = await loadSource('packages/live-samples/compiler/compile.ts');
  /** @type {typeof import('../../packages/live-samples/compiler/syntax-error')} */
  const { syntaxError } = await loadSource('packages/live-samples/compiler/syntax-error.ts');
  const { page, url, close } = await openPreviewPage(folders, say);
  /** @type {string[]} */
  const problems = [];
  /** @type {{ file: string, lesson: import('../../packages/editorial/index').Lesson }[]} */
  const finished = [];
  let graded = 0;
  try {
    for (const file of files) {
      const lesson = readLesson(file, folders);
      if (!lesson) continue;
      if (lesson.isLast) finished.push({ file, lesson });
      const { attempts, exercise, options } = lesson;
      const solution = compileSample({ code: lesson.solution });
      if ('error' in solution) throw new Failure(`${file}: ${solution.error.message}`);
      for (const kind of /** @type {const} */ (['right', 'wrong'])) {
        const count = attempts.filter((each) => each.kind === kind).length;
        if (count < least[kind])
          problems.push(
            `${attempts[0]?.file}: ${count} ${kind} attempts in test/lessons, at least ${least[kind]} are needed`,
          );
      }
      for (const attempt of attempts) {
        say(`${attempt.file}:${attempt.line}`);
        graded += 1;
        const problem = problemOf(attempt, await grade(attempt.code));
        if (problem) problems.push(`${attempt.file}:${attempt.line}  ${problem}`);
      }

      /**
       * Returns the answer to a reader's code and its hint. The answer is empty if the code is right.
       * @param {string} code
       * @returns {Promise<{ answer: string, hint?: string }>}
       */
      async function grade(code) {
        const rules = exercise.rules.map(({ uses, avoids = '' }) => (uses ? { uses } : { avoids }));
        const mine = compileSample({ code, rules }, syntaxError);
        if ('error' in mine) return { answer: `Line ${mine.error.line}: ${mine.error.message}` };
        const { width, height, fps, durationInFrames } = options;
        const { probes, tolerance } = exercise;
        const verdict = await compare(page, url, {
          ...{ width, height, fps, durationInFrames, probes, tolerance },
          mine: mine.sample,
          solution:
            /** @type {{ sample: import('../../packages/live-samples/shared/messages').CompiledSample }} */ (
              solution
            ).sample,
        });
        const [broken] = mine.broken;
        if (broken !== undefined && verdict.kind !== 'error')
          return { answer: exercise.rules[broken]?.hint ?? '' };
        return verdict.kind === 'same'
          ? { answer: '' }
          : { answer: verdict.message, hint: exercise.hints[findHint(exercise.hints, verdict)]?.hint ?? '' };
      }
    }
  } finally {
    await close();
  }
  if (finished.length > 0) await ensureDependencies(join(root, 'samples'), say);
  for (const { file, lesson } of finished) {
    say(`the project of ${file}`);
    const problem = await buildProject({ code: lesson.solution, options: lesson.options });
    if (problem) problems.push(`${file}: its solution is not built as a project\n${problem}`);
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  return `${graded} attempts at ${files.length} lessons, ${finished.length} projects built`;
}

/**
 * @param {import('../../packages/editorial/index').Attempt} attempt
 * @param {{ answer: string, hint?: string }} given
 */
function problemOf({ kind, answer: wanted, hint: wantedHint }, { answer, hint = '' }) {
  if (kind === 'solution' || kind === 'right') return answer && `is right, but is refused: ${answer}`;
  if (!answer) return kind === 'start' ? 'the start already passes' : 'is wrong, but passes';
  if (wanted && !answer.startsWith(wanted)) return `is answered by: ${answer}`;
  // Info strings have no backticks.
  if (wantedHint && !hint.replaceAll('`', '').startsWith(wantedHint))
    return `is answered by: ${answer}\n  and gets the hint: ${hint}`;
  return undefined;
}

/**
 * Compares two samples in the sandbox.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {import('../../packages/live-samples/shared/messages').Comparison} comparison
 * @returns {Promise<import('../../packages/live-samples/shared/messages').Verdict>}
 */
async function compare(page, url, comparison) {
  return page.evaluate(
    async ([address, data]) => {
      const iframe = document.createElement('iframe');
      iframe.sandbox.add('allow-scripts');
      iframe.src = address;
      iframe.style.cssText = 'display:block;border:0;width:808px;height:225px';
      document.body.replaceChildren(iframe);
      await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
      const { port1, port2 } = new MessageChannel();
      /** @type {Promise<import('../../packages/live-samples/shared/messages').Verdict>} */
      const end = new Promise((resolve) => {
        /** @param {string} message */
        const fail = (message) => resolve({ kind: 'error', frame: 0, message });
        port1.onmessage = ({ data: { type, verdict, error } }) => {
          clearTimeout(timer);
          if (type === 'compared') resolve(verdict);
          else if (type === 'error') fail(error.message);
          else timer = wait();
        };
        const wait = () => setTimeout(() => fail('no answer within ten seconds'), 10_000);
        let timer = wait();
      });
      iframe.contentWindow?.postMessage('connect', '*', [port2]);
      port1.postMessage({ type: 'compare', comparison: data });
      return end;
    },
    /** @type {const} */ ([url, comparison]),
  );
}
