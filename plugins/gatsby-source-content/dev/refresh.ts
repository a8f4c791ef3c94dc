import type { Emitter } from '../site-events';

/**
 * Returns a function that makes Gatsby source this plugin's nodes, create all pages and run the queries of open
 * pages again. This is Gatsby's own refresh, which sources and creates in order, so nothing that was sourced is
 * missed. A request waits until the first bundle exists, or until the previous refresh has created its pages.
 */
export function createRefresh(emitter: Emitter): () => void {
  let isBusy = true;
  let isRequested = false;
  const request = () => {
    isRequested = isBusy;
    if (isBusy) return;
    isBusy = true;
    emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {}, pluginName: 'gatsby-source-content' });
  };
  const ready = () => {
    isBusy = false;
    if (isRequested) request();
  };
  // Gatsby changes its state just after each of these events.
  onFirstBundle(emitter, () => {
    onPagesCreated(emitter, () => setImmediate(ready));
    setImmediate(ready);
  });
  return request;
}

/** Calls a listener once, when the development server has its first bundle. */
export function onFirstBundle(emitter: Emitter, listener: () => void): void {
  const once = () => {
    emitter.off('COMPILATION_DONE', once);
    listener();
  };
  emitter.on('COMPILATION_DONE', once);
}

/** Calls a listener whenever Gatsby has created all pages. */
export function onPagesCreated(emitter: Emitter, listener: () => void): void {
  emitter.on('API_FINISHED', ({ payload }: { payload: { apiName: string } }) => {
    if (payload.apiName === 'createPages') listener();
  });
}
