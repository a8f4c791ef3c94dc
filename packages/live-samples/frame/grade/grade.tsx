import type { Probe } from '@docs/content/shared';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Comparison, CompiledSample, Verdict } from '../../shared/messages';
import { describeError, evaluateSample } from '../evaluate';
import { type Clock, createGuard, type Guard } from '../guard';
import { loadModules } from '../modules';
import { comparePictures } from './compare';
import { holdMedia } from './hold-media';
import { Pictures, pictureOf } from './pictures';
import { readPicture } from './read-picture';
import { isWaiting, pendingTasks, playerTurns, settled } from './settled';

/**
 * Renders two samples side by side, at each probe and then at every other frame, and compares what they draw. Stops at
 * the first difference, and keeps displaying its frame, or the last one if there is no difference.
 *
 * @param onFrame Is called after each frame that is the same.
 */
export async function grade(
  comparison: Comparison,
  clock: Clock,
  onFrame: (frame: number) => void,
): Promise<Verdict> {
  const box = document.getElementById('root') ?? document.body;
  const release = holdMedia();
  try {
    return await gradeIn(box, comparison, clock, onFrame);
  } finally {
    release(box);
  }
}

async function gradeIn(
  box: HTMLElement,
  { mine, solution, probes, tolerance, ...video }: Comparison,
  clock: Clock,
  onFrame: (frame: number) => void,
): Promise<Verdict> {
  // The page has another frame with such a landmark: the preview.
  box.ariaLabel = 'The goal and your picture';
  const guard = createGuard(clock);
  let failure: { thrown: unknown } | undefined;
  const fail = (thrown: unknown) => {
    failure ??= { thrown };
  };
  const failed = ({ frame, props }: Probe): Verdict => {
    const { message, line, file } = describeError(failure?.thrown, mine.files, guard.last());
    const place = [file, line && `line ${line}`, withProps(props)].filter(Boolean).join(', ');
    return { kind: 'error', frame, message: place ? `${message} (${place})` : message };
  };
  const goal = pictureOf(await load(solution, createGuard(clock)), (thrown) =>
    console.error('The solution does not run.', thrown),
  );
  let own: Awaited<ReturnType<typeof load>>;
  try {
    own = await load(mine, guard);
  } catch (thrown) {
    fail(thrown);
    return failed({ frame: 0 });
  }
  const pictures = [goal, pictureOf(own, fail)];
  const root = createRoot(box);
  let last: Probe = { frame: 0 };
  const draw = (probe: Probe, key?: string) => {
    last = probe;
    flushSync(() => root.render(<Pictures key={key} {...video} {...probe} pictures={pictures} />));
  };
  const drawn = () => [...box.querySelectorAll<HTMLElement>('[data-picture]')];
  const compare = (): Verdict | undefined => {
    const { frame, props } = last;
    if (failure) return failed(last);
    const [wanted, given] = drawn().map((each) => readPicture(each, video));
    if (!wanted || !given) throw new Error('A picture is missing.');
    const difference = comparePictures(wanted, given, tolerance);
    const place = [`At frame ${frame}`, withProps(props)].filter(Boolean).join(' ');
    return difference && { kind: difference.kind, frame, message: `${place}, ${difference.message}` };
  };
  const remount = async () => {
    draw(last, 'again');
    await settled(box);
  };
  const turns = mine.imports.includes('@remotion/player') ? playerTurns : 1;
  let before: string | undefined;
  let isStuck = false;
  const check = async (probe: Probe): Promise<Verdict | undefined> => {
    draw(probe);
    await pendingTasks(turns);
    const { markup, hasSameMarkup, hasSameTimes } = readMarkup(drawn());
    // Reading pictures takes much longer than drawing them, and most look like the solution or like those before.
    const isKnown = hasSameTimes && (hasSameMarkup || markup === before);
    const isFirst = before === undefined;
    before = markup;
    // Few pictures are still changing, so the others are not waited for.
    if (isFirst || failure || (!isStuck && isWaiting(box)) || (!isKnown && compare())) {
      isStuck = !(await settled(box));
      const verdict = compare();
      if (verdict) return verdict;
      before = readMarkup(drawn()).markup;
    }
    onFrame(probe.frame);
    return undefined;
  };
  const checkAll = async (list: readonly Probe[]) => {
    for (const probe of list) {
      const verdict = await check(probe);
      if (verdict) return verdict;
    }
    return undefined;
  };
  const checkRate = (): Verdict | undefined => {
    const [fps, ownFps] = drawn().map((each) => each.querySelector<HTMLElement>('[data-fps]')?.dataset.fps);
    if (!fps || !ownFps || fps === ownFps) return undefined;
    const message = `The Player should show ${fps} frames per second; yours shows ${ownFps}.`;
    return { kind: 'missing', frame: last.frame, message };
  };
  const verdict = (await checkAll(probes)) ?? checkRate() ?? (await checkAll(otherFrames(probes, video)));
  if (verdict) return verdict;
  const { frame } = last;
  if (mine.imports.includes('@remotion/player') && (await leavesListeners(remount)))
    return { kind: 'extra', frame, message: 'A listener stays on the Player when its component disappears.' };
  return { kind: 'same', frame, message: '' };
}

/** Returns the frames of a video that no probe has shown, at least without props. */
function otherFrames(
  probes: readonly Probe[],
  { durationInFrames }: Pick<Comparison, 'durationInFrames'>,
): Probe[] {
  const known = new Set(probes.flatMap(({ frame, props }) => (props ? [] : [frame])));
  return Array.from({ length: durationInFrames }, (_, frame) => ({ frame })).filter(
    ({ frame }) => !known.has(frame),
  );
}

/** Returns the markup of two pictures, and whether their markup and the times of their videos, which it lacks, are the same. */
function readMarkup(pictures: readonly Element[]) {
  const [wanted, given] = pictures.map((each) => ({
    markup: each.innerHTML,
    times: [...each.querySelectorAll('video')].map(({ currentTime }) => currentTime).join(),
  }));
  return {
    markup: `${wanted?.markup}\n${given?.markup}`,
    hasSameMarkup: wanted?.markup === given?.markup,
    hasSameTimes: wanted?.times === given?.times,
  };
}

const withProps = (props: Probe['props']) => props && `with the props ${JSON.stringify(props)}`;

/** Returns whether components don't remove the listeners that they have added to a Player. */
async function leavesListeners(remount: () => Promise<void>): Promise<boolean> {
  const { countListeners } = await import('../player');
  const before = countListeners();
  await remount();
  return countListeners() > before;
}

async function load(sample: CompiledSample, guard: Guard) {
  return evaluateSample(sample, await loadModules(sample.imports), guard);
}
