import type { Store } from 'gatsby';

/** Gatsby's mark for a query whose data has changed (`FLAG_DIRTY_DATA` in its reducer of queries). */
const dirtyData = 0b0100;

/** As much of Gatsby's state as is needed. */
interface QueryState {
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> };
}

interface QueryAction {
  payload: { path: string };
}

/** As much of the arguments of Gatsby's hooks as is needed. */
interface GatsbyInternals {
  emitter: { on(type: string, listener: (action: QueryAction) => void): unknown };
  store: Pick<Store, 'getState'>;
}

/**
 * Has Gatsby run a page's query again if a node changed while it ran. Gatsby takes the page for up to date when the query ends, so an
 * open page would show what was there before, until the next edit. It comes back to its queries by itself after such a change.
 */
export function rerunOvertakenQueries({ emitter, store }: GatsbyInternals): void {
  const running = new Set<string>();
  const overtaken = new Set<string>();
  const onChange = () => {
    for (const path of running) overtaken.add(path);
  };
  emitter.on('QUERY_START', ({ payload }: QueryAction) => running.add(payload.path));
  emitter.on('CREATE_NODE', onChange);
  emitter.on('DELETE_NODE', onChange);
  emitter.on('PAGE_QUERY_RUN', ({ payload: { path } }: QueryAction) => {
    running.delete(path);
    if (!overtaken.delete(path)) return;
    const { queries } = store.getState() as QueryState;
    const query = queries.trackedQueries.get(path);
    if (query) query.dirty |= dirtyData;
  });
}
