import { continueRender, delayRender } from 'remotion';

/** Interval in ms at which a picture is checked. */
const step = 4;

/** Time in ms after which a picture is compared even if it is still changing, or still waiting for something. */
const longest = { changing: 1500, waiting: 5000 };

/**
 * Waits until the content of an element stays the same: until effects have set their state, images, fonts and
 * the sizes of videos have loaded, and a composition no longer delays its frame.
 *
 * @returns false if it is still waiting for something
 */
export async function settled(box: HTMLElement): Promise<boolean> {
  const start = performance.now();
  let before: string | undefined;
  for (;;) {
    await new Promise((resolve) => window.setTimeout(resolve, step));
    await pendingTasks();
    const time = performance.now() - start;
    if (isWaiting(box)) {
      if (time > longest.waiting) return false;
      // What arrives next is not drawn at once.
      before = undefined;
      continue;
    }
    const now = box.innerHTML;
    if (now === before || time > longest.changing) return true;
    before = now;
  }
}

/** Returns whether something in an element is still loading. */
export function isWaiting(box: HTMLElement): boolean {
  const isLoaded = [...box.querySelectorAll('img')].every(({ complete }) => complete);
  // Before a video knows its size, it has another one.
  const hasSizes = [...box.querySelectorAll('video')].every(
    ({ readyState, error }) => error || readyState > 0,
  );
  return !(isLoaded && hasSizes && isReady() && document.fonts.status === 'loaded');
}

/**
 * Returns whether no composition delays its frame. Remotion only updates this when a delay ends, so this function
 * starts and ends one.
 */
function isReady(): boolean {
  continueRender(delayRender('Comparing frames'));
  return window.remotion_renderReady === true;
}

/** Number of tasks that React may need for a Player event that sets state: effect, event, render, and one more. */
export const playerTurns = 8;

/**
 * Waits for the tasks that are due, and for the tasks that they start. On a slow machine, they take longer than
 * `step`.
 */
export async function pendingTasks(turns = playerTurns): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  port1.close();
}
