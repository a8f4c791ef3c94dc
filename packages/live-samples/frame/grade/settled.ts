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
