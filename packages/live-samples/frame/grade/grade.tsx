import type { Probe } from '@docs/content/shared';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Comparison, CompiledSample, Verdict } from '../../shared/messages';
import { describeError, evaluateSample } from '../evaluate';
import { type Clock, createGuard, type Guard } from '../guard';
import { loadModules } from '../modules';
import { comparePictures } from './compare';
import { Pictures, pictureOf } from './pictures';
import { readPicture } from './read-picture';
import { settled } from './settled';

/**
 * Renders two samples side by side at each probe, and compares what they draw. Stops at the first difference, and
 * keeps displaying its frame, or the last one if there is no difference.
 *
 * @param onFrame Is called after each frame that is the same.
 */
export async function grade(
  { mine, solution, probes, tolerance, ...video }: Comparison,
  clock: Clock,
  onFrame: (frame: number) => void,
): Promise<Verdict> {
  const box = document.getElementById('root') ?? document.body;
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
  const draw = async (probe: Probe, key?: string) => {
    flushSync(() => root.render(<Pictures key={key} {...video} {...probe} pictures={pictures} />));
    await settled(box);
  };
  let last: Probe = { frame: 0 };
  for (const probe of probes) {
    last = probe;
    await draw(probe);
    const { frame } = probe;
    if (failure) return failed(probe);
    const drawn = [...box.querySelectorAll<HTMLElement>('[data-picture]')];
    const [wanted, given] = drawn.map((each) => readPicture(each, video));
    if (!wanted || !given) throw new Error('A picture is missing.');
    const difference = comparePictures(wanted, given, tolerance);
    if (!difference) {
      onFrame(frame);
      continue;
    }
    const place = [`At frame ${frame}`, withProps(probe.props)].filter(Boolean).join(' ');
    return { kind: difference.kind, frame, message: `${place}, ${difference.message}` };
  }
  const { frame } = last;
  const [fps, ownFps] = [...box.querySelectorAll('[data-picture]')].map(
    (each) => each.querySelector<HTMLElement>('[data-fps]')?.dataset.fps,
  );
  if (fps && ownFps && fps !== ownFps) {
    const message = `The Player should show ${fps} frames per second; yours shows ${ownFps}.`;
    return { kind: 'missing', frame, message };
  }
  if (mine.imports.includes('@remotion/player') && (await leavesListeners(() => draw(last, 'again'))))
    return { kind: 'extra', frame, message: 'A listener stays on the Player when its component disappears.' };
  return { kind: 'same', frame, message: '' };
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
