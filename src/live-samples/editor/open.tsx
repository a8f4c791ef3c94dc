import { createRoot } from 'react-dom/client';
import { readLiveOptions } from '../../shared/live/options';
import { LiveSample } from './live-sample';
import { readShared } from './share';

/** Opens the editor of a live sample in its place. `isPlaying` plays the video at once. */
export function openSample(figure: HTMLElement, isPlaying: boolean): void {
  open(figure, { isPlaying });
}

/**
 * Opens the sample that a link means, with the code of the link, and scrolls to it. A sample that has changed
 * since is not there any more: the first one of the page takes its place. Does nothing if the link is
 * damaged.
 */
export async function openShared(text: string): Promise<void> {
  const shared = await readShared(text);
  if (!shared) return;
  const figures = [...document.querySelectorAll<HTMLElement>('.live')];
  const figure = figures.find((each) => digestOf(each) === shared.digest) ?? figures[0];
  if (!figure) return;
  open(figure, { isPlaying: false, code: shared.code });
  figure.scrollIntoView({ block: 'start' });
}

function open(figure: HTMLElement, { isPlaying, code }: { isPlaying: boolean; code?: string }): void {
  if (figure.dataset.open !== undefined) return;
  const original = codeOf(figure);
  const image = figure.querySelector('img');
  const host = document.createElement('div');
  host.className = 'live-host';
  figure.append(host);
  figure.dataset.open = '';
  const root = createRoot(host);
  const end = () => {
    observer.disconnect();
    root.unmount();
    host.remove();
    delete figure.dataset.open;
  };
  // The page around the sample goes when the reader goes on; nobody tells the samples in its HTML.
  const observer = new MutationObserver(() => {
    if (!host.isConnected) end();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  root.render(
    <LiveSample
      original={original}
      code={code ?? original}
      digest={digestOf(figure)}
      options={readLiveOptions(figure.dataset.liveSample ?? '')}
      poster={{ src: image?.src ?? '', alt: image?.alt ?? '' }}
      isPlaying={isPlaying}
      isHeld={code !== undefined}
      onClose={() => {
        end();
        figure.querySelector<HTMLElement>('[data-live=edit]')?.focus();
      }}
    />,
  );
}

function codeOf(figure: HTMLElement): string {
  return [...figure.querySelectorAll('.line')].map((line) => line.textContent).join('\n');
}

function digestOf(figure: HTMLElement): string {
  return figure.dataset.liveSample?.split(' ').at(-1) ?? '';
}
