import type { Comparison, ToFrame, Verdict } from '../../shared/messages';
import { createFrame } from '../preview';

/**
 * Time in ms without a message after which a comparison counts as stuck. The sandbox reports each frame, which takes
 * less than a second even on a slow device, and stops endless samples earlier.
 */
const longest = 10_000;

const stuck: Verdict = {
  kind: 'error',
  frame: 0,
  message: 'it did not answer. Look for a loop without an end, or a navigation to another page.',
};

/**
 * Compares two samples in a separate sandbox, in an element that then shows the pictures. Never
 * rejects: if the sandbox does not respond, that is the verdict.
 */
export function compareInFrame(box: HTMLElement, url: string, comparison: Comparison): Promise<Verdict> {
  const { width, height } = comparison;
  return new Promise((resolve) => {
    const end = (verdict: Verdict) => {
      window.clearTimeout(timer);
      if (verdict === stuck) iframe.remove();
      resolve(verdict);
    };
    const wait = () => window.setTimeout(() => end(stuck), longest);
    let timer = wait();
    const iframe = createFrame(url, 'The goal and your picture, side by side', {
      onConnect: (port) => port.postMessage({ type: 'compare', comparison } satisfies ToFrame),
      onMessage: (message) => {
        window.clearTimeout(timer);
        if (message.type === 'compared') end(message.verdict);
        else timer = wait();
      },
      onLeave: () => end(stuck),
    });
    iframe.style.aspectRatio = `${2 * width} / ${height}`;
    iframe.style.width = '100%';
    box.replaceChildren(iframe);
  });
}
