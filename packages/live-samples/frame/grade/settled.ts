import { continueRender, delayRender } from 'remotion';

/** Time in ms between two looks at a picture. */
const step = 12;

/** Time in ms after which a picture is compared although it still changes, and although it still waits for something. */
const longest = { changing: 1500, waiting: 5000 };

/**
 * Waits until what is drawn in an element stays the same: states that effects set, images, fonts, and whatever a
 * composition delays its frame for.
 */
export async function settled(box: HTMLElement): Promise<void> {
  const start = performance.now();
  let before: string | undefined;
  let isWaiting = true;
  do {
    await new Promise((resolve) => window.setTimeout(resolve, step));
    await pendingTasks();
    const now = box.innerHTML;
    const wasWaiting = isWaiting;
    const isLoaded = [...box.querySelectorAll('img')].every(({ complete }) => complete);
    isWaiting = !(isLoaded && isReady() && document.fonts.status === 'loaded');
    // What has just arrived may not be drawn yet.
    if (now === before && !isWaiting && !wasWaiting) return;
    before = now;
  } while (performance.now() - start < (isWaiting ? longest.waiting : longest.changing));
}

/** Returns whether no composition delays its frame. Remotion says so whenever a delay ends. */
function isReady(): boolean {
  continueRender(delayRender('Comparing frames'));
  return window.remotion_renderReady === true;
}

/** Number of tasks that React may need for an event of a Player that sets a state: effect, event, render, and once more. */
const chain = 8;

/** Waits for the tasks that are due, and for those that they start. On a slow machine they take longer than a step. */
async function pendingTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < chain; turn += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  port1.close();
}
