import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { showKeptWork } from './kept-work';
import { LiveSample } from './live-sample';
import { type CodeEditorModule, loadCodeEditor } from './load-code-editor';
import { setPreviewFolder } from './preview-files';
import { filesFrom, type OpenMode, readExercise, readFigure, readSolution } from './read-figure';
import { readOwn } from './read-own';
import { readShared } from './share';
import { WatchSample } from './watch-sample';

/**
 * Replaces a live sample with its editor, or its poster with the video. `folder` is the URL of the preview's files.
 * Rejects if the code editor can't be loaded.
 */
export async function openSample(figure: HTMLElement, mode: OpenMode, folder: string): Promise<void> {
  setPreviewFolder(folder);
  open(figure, mode, { editorModule: mode === 'edit' ? await loadCodeEditor() : undefined });
}

/**
 * Opens the sample that a shared link refers to, with the link's code, and scrolls to it. If that sample has
 * changed since, opens the first sample of the page. Does nothing if the link is damaged. `folder` is the URL of the
 * preview's files.
 */
export async function openShared(text: string, folder: string): Promise<void> {
  setPreviewFolder(folder);
  const [shared, editorModule] = await Promise.all([readShared(text), loadCodeEditor()]);
  if (!shared) return;
  const figures = [...document.querySelectorAll<HTMLElement>('.live:not(.goal)')];
  const figure = figures.find((each) => readFigure(each).digest === shared.digest) ?? figures[0];
  if (!figure) return;
  open(figure, 'edit', { editorModule, code: shared.code });
  figure.scrollIntoView({ block: 'start' });
}

interface Opened {
  editorModule: CodeEditorModule | undefined;
  /** Code from a link, in place of the sample's own. */
  code?: string;
}

function open(figure: HTMLElement, mode: OpenMode, { editorModule, code }: Opened): void {
  if (figure.dataset.open !== undefined) return;
  const sample = readFigure(figure);
  const host = document.createElement('div');
  host.className = 'live-host';
  const show = (shown: 'play' | 'edit') => {
    // Beside the video, the code is as tall as both were one below the other, so that nothing moves.
    figure.style.setProperty('--height', `${figure.getBoundingClientRect().height}px`);
    figure.dataset.open = shown;
  };
  show(mode === 'edit' ? 'edit' : 'play');
  figure.querySelector('.live-part')?.after(host);
  const root = createRoot(host);
  // On wide windows, the editor covers the table of contents, which is hidden meanwhile.
  const sight = new IntersectionObserver(([entry]) =>
    figure.toggleAttribute('data-in-sight', entry?.isIntersecting),
  );
  sight.observe(figure);
  const end = () => {
    observer.disconnect();
    sight.disconnect();
    root.unmount();
    host.remove();
    delete figure.dataset.open;
  };
  // After a navigation, the sample's page is gone, and static HTML has no cleanup of its own.
  const observer = new MutationObserver(() => {
    if (!host.isConnected) end();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const exercise = readExercise(figure);
  const close = () => {
    end();
    if (exercise) showKeptWork(figure);
    figure.querySelector<HTMLElement>('[data-live]:last-child')?.focus();
  };
  if (figure.classList.contains('goal')) {
    const own = figure.classList.contains('own') ? readOwn() : undefined;
    root.render(
      <WatchSample
        {...sample}
        files={own ?? readSolution()}
        label={own ? 'Your video' : sample.poster.alt}
        onClose={close}
      />,
    );
    return;
  }
  // At once: until the editor is there, the page is shorter, and would scroll.
  flushSync(() =>
    root.render(
      <LiveSample
        sample={sample}
        exercise={exercise}
        files={code === undefined ? sample.files : filesFrom(code, sample.files)}
        host={host}
        mode={mode}
        editorModule={editorModule}
        isHeld={code !== undefined}
        onEdit={() => show('edit')}
        onEditor={() => bringIntoView(figure)}
        onClose={close}
      />,
    ),
  );
  // Starter code has no poster in whose place the goal could play: it is above the code.
  if (mode === 'goal') host.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls to the top of an element, unless all of it is in view. What covers the page there (the navbar) is the element's
 * `scroll-margin-top`.
 */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  if (top < covered || bottom > window.innerHeight) {
    window.scrollTo({ top: window.scrollY + top - covered, behavior: 'instant' });
  }
}
