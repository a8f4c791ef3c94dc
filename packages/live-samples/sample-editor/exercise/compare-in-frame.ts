import type { Comparison, ToFrame, Verdict } from '../../shared/messages';
import { createFrame } from '../preview';
import { readMessage } from '../read-message';

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
  const iframe = createFrame(url, 'The goal and your picture, side by side');
  const { width, height } = comparison;
  iframe.style.aspectRatio = `${2 * width} / ${height}`;
  iframe.style.width = '100%';
  box.replaceChildren(iframe);
  return new Promise((resolve) => {
    let isLoaded = false;
    const end = (verdict: Verdict) => {
      window.clearTimeout(timer);
      if (verdict === stuck) iframe.remove();
      resolve(verdict);
    };
    const timer = window.setTimeout(() => end(stuck), longest);
    iframe.addEventListener('load', () => {
      // A second document is not the preview: the sample has navigated away.
      if (isLoaded) return end(stuck);
      isLoaded = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        const message = readMessage(data);
        if (message?.type === 'compared') end(message.verdict);
      };
      iframe.contentWindow?.postMessage('connect', '*', [port2]);
      port1.postMessage({ type: 'compare', comparison } satisfies ToFrame);
    });
  });
}
