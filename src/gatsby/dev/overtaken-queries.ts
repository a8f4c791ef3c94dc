import type { Store } from 'gatsby';

/** Gatsby's flag for a query whose data has changed (`FLAG_DIRTY_DATA` in its queries reducer). */
const dirtyData = 0b0100;

/** The part of Gatsby's state that is needed here. */
interface QueryState {
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> };
}

interface QueryAction {
  payload: { path: string };
}

/** The part of the arguments of Gatsby's hooks that is needed here. */
interface GatsbyInternals {
  emitter: { on(type: string, listener: (action: QueryAction) => void): unknown };
  store: Pick<Store, 'getState'>;
}

/**
 * Makes Gatsby rerun a page's query if a node changed while the query ran. Otherwise Gatsby considers the
 * page up to date when the query ends, and an open page shows outdated data until the next edit. After such a
 * change, Gatsby reruns queries without further action.
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
