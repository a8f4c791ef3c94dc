import { createRoot } from 'react-dom/client';
import { readLiveOptions } from '../../shared/live/options';
import { LiveSample } from './live-sample';
import { readShared } from './share';

/** Replaces a live sample with its editor. If `isPlaying` is set, the video plays immediately. */
export function openSample(figure: HTMLElement, isPlaying: boolean): void {
  open(figure, { isPlaying });
}

/**
 * Opens the sample that a shared link refers to, with the link's code, and scrolls to it. If that sample has
 * changed since, opens the first sample of the page. Does nothing if the link is damaged.
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
  // After a navigation the sample's page is gone, and static HTML has no cleanup of its own.
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
