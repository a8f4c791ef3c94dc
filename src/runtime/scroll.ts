import { decodeAddress } from '@docs/content/shared';
import { readStoredObject, writeStored } from './storage';

/*
 * The scroll positions of the tab, by the key of the history entry. The browser restores the position on a page
 * that it loads. Within the app, this module restores it.
 */

const storageKey = 'scroll-positions';

let positions: Record<string, number> = {};
/** The key of the history entry whose page is shown. */
let shownKey = '';
/** The last position that the browser has reported. */
let lastTop = 0;

/**
 * Starts to record positions.
 * @param onPop Called with the URL when the reader goes back or forward, or to another hash of the open page.
 */
export function trackScroll(onPop: (url: URL) => void): void {
  positions = readStoredObject(storageKey, {}, 'sessionStorage');
  const isRestored = history.scrollRestoration === 'auto';
  shownKey = keyOfEntry();
  if (!isRestored && positions[shownKey]) scrollToTop(positions[shownKey]);
  history.scrollRestoration = 'manual';
  addEventListener('scroll', recordTop, { passive: true });
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(sign, endRestoring, { passive: true });
  addEventListener('popstate', () => {
    // The browser has followed a link to a hash, and has already scrolled.
    const isNew = !hasKey();
    leavePage(isNew ? lastTop : scrollY);
    if (isNew) positions[keyOfEntry()] = scrollY;
    onPop(new URL(location.href));
  });
  addEventListener('pagehide', () => {
    leavePage();
    writePositions();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}

function recordTop(): void {
  lastTop = scrollY;
}

/** Records the position of the page that is shown. */
export function leavePage(position: number = scrollY): void {
  positions[shownKey] = position;
}

/** Adds an entry to the browser's history, or replaces the current one. */
export function newEntry(url: URL, isReplacement: boolean): void {
  const state = { key: newKey() };
  if (isReplacement) history.replaceState(state, '', url);
  else history.pushState(state, '', url);
}

/** Scrolls the page of a history entry to where the reader left it, otherwise to the hash or the top. */
export function enterPage(): void {
  shownKey = keyOfEntry();
  const known = positions[shownKey];
  const target = location.hash ? document.getElementById(decodeAddress(location.hash.slice(1))) : null;
  endRestoring();
  if (known === undefined && target) target.scrollIntoView();
  else scrollToTop(known ?? 0);
}

let growth: ResizeObserver | undefined;

/** Scrolls to a position. If the page is too short until its content is loaded, scrolls again when it grows. */
function scrollToTop(position: number): void {
  const isReached = () => {
    // With these arguments, scrolling to the top does not need layout.
    scrollTo(0, position);
    return position === 0 || document.documentElement.scrollHeight >= position + innerHeight;
  };
  if (isReached()) return;
  growth = new ResizeObserver((_, observer) => isReached() && observer.disconnect());
  growth.observe(document.body);
}

/** Stops scrolling, because the reader has taken over. */
function endRestoring(): void {
  growth?.disconnect();
}

const newKey = () => Math.random().toString(36).slice(2);
const hasKey = () => typeof history.state?.key === 'string';

/** Returns the key of the current history entry. If it has none, gives it one. */
function keyOfEntry(): string {
  if (!hasKey()) history.replaceState({ ...history.state, key: newKey() }, '');
  return history.state.key;
}

/** Stores the positions. Without storage, pages that the browser loads start at the top. */
function writePositions(): void {
  writeStored(storageKey, JSON.stringify(positions), 'sessionStorage');
}
