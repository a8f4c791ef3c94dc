import type { Comparison, ToFrame, Verdict } from '../../shared/messages';
import { createFrame } from '../preview';

/**
 * Time in ms after which a comparison counts as stuck. A comparison takes a few hundred ms, and endless samples are
 * stopped earlier.
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
    const timer = window.setTimeout(() => end(stuck), longest);
    const iframe = createFrame(url, 'The goal and your picture, side by side', {
      onConnect: (port) => port.postMessage({ type: 'compare', comparison } satisfies ToFrame),
      onMessage: (message) => {
        if (message.type === 'compared') end(message.verdict);
      },
      onLeave: () => end(stuck),
    });
    iframe.style.aspectRatio = `${2 * width} / ${height}`;
    iframe.style.width = '100%';
    box.replaceChildren(iframe);
  });
}
