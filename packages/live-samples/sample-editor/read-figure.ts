import {
  type ExerciseCheck,
  type LiveOptions,
  readLiveOptions,
  type SampleFile,
  splitFiles,
} from '@docs/content/shared';

/** What a click on a live sample does: edit it, play it, or play what an exercise leads to. */
export type OpenMode = 'edit' | 'play' | 'goal';

/** What a page says about a live sample. */
export interface FigureSample {
  files: SampleFile[];
  options: LiveOptions;
  digest: string;
  poster: { src: string; alt: string };
}

/** What a page says about an exercise. */
export interface FigureExercise {
  check: ExerciseCheck;
  solution: SampleFile[];
  /** The file to open: the first in the task of those that change. */
  first: string;
  /** What to do, as HTML from the page. */
  task: string;
  /** The hints as HTML from the page: first the hints of the rules, then the others. */
  hints: string[];
  next: { href: string; label: string } | undefined;
  /** The section with the reader's own video, in the last lesson of a project. */
  own: { href: string; label: string } | undefined;
}

/** Reads a live sample from its static HTML. */
export function readFigure(figure: HTMLElement): FigureSample {
  // The starter code of an exercise has the poster of the solution.
  const image =
    figure.querySelector('img') ??
    figure.parentElement?.querySelector<HTMLImageElement>('.exercise-solution img');
  const data = figure.dataset.liveSample ?? '';
  return {
    files: filesOf(figure),
    options: readLiveOptions(data),
    digest: data.split(' ').at(-1) ?? '',
    poster: { src: image?.currentSrc || (image?.src ?? ''), alt: image?.alt ?? '' },
  };
}

/** Reads the exercise that a live sample starts. Returns undefined if it starts none. */
export function readExercise(figure: HTMLElement): FigureExercise | undefined {
  const section = figure.closest<HTMLElement>('.exercise');
  const solution = section?.querySelector<HTMLElement>('.exercise-solution .live');
  if (!section || !solution || solution === figure) return undefined;
  const task = taskOf(section, figure);
  const files = filesOf(solution);
  const next = document.querySelector<HTMLAnchorElement>('main a[rel=next]');
  const own = document.querySelector('h2:has(+ .own)');
  return {
    check: JSON.parse(section.dataset.exercise ?? '{}') as ExerciseCheck,
    solution: files,
    first: firstFile(filesOf(figure), files, task),
    task,
    hints: [...section.querySelectorAll('.exercise-hints li')].map(({ innerHTML }) => innerHTML),
    next: next
      ? { href: next.getAttribute('href') ?? '', label: next.lastChild?.textContent ?? '' }
      : undefined,
    own: own ? { href: `#${own.id}`, label: own.firstChild?.textContent ?? '' } : undefined,
  };
}

/** Returns the name of the file to open: of those that the solution changes, the one that the task names first. */
function firstFile(start: readonly SampleFile[], solution: readonly SampleFile[], task: string): string {
  const changed = start.filter(
    ({ name, code }) => solution.find((file) => file.name === name)?.code !== code,
  );
  const place = ({ name }: SampleFile) => (task.includes(name) ? task.indexOf(name) : task.length);
  return changed.sort((a, b) => place(a) - place(b))[0]?.name ?? '';
}

/** Returns the text of an exercise, which is above its starter code. */
function taskOf(section: HTMLElement, figure: HTMLElement): string {
  const children = [...section.children];
  return children
    .slice(0, children.indexOf(figure))
    .map(({ outerHTML }) => outerHTML)
    .join('');
}

/** Returns the files of the solution on the page, which the video of the exercise's goal plays. */
export function readSolution(): SampleFile[] {
  const solution = document.querySelector<HTMLElement>('.exercise-solution .live');
  return solution ? filesOf(solution) : [];
}

function filesOf(figure: HTMLElement): SampleFile[] {
  const code = [...figure.querySelectorAll('.line')].map((line) => line.textContent).join('\n');
  return splitFiles(code, figure.querySelector('.code-title')?.textContent || undefined);
}

/** Returns the files of a sample with `code`, which comes from a link, in place of its own code. */
export function filesFrom(code: string, files: readonly SampleFile[]): SampleFile[] {
  return splitFiles(code, files[0]?.name);
}
