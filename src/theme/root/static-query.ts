import { createContext, useContext } from 'react';

/*
 * Replaces Gatsby's module of this name in the browser's bundle, without the component and without messages
 * about code that Gatsby's Babel plugin has not compiled.
 */

/** Results of static queries by their hash. */
export const StaticQueryContext = createContext<Record<string, { data: unknown }>>({});

/**
 * Returns the result of a static query.
 * @throws {Error} if it is not loaded
 */
export function useStaticQuery(hash: string): unknown {
  const result = useContext(StaticQueryContext)[hash];
  if (!result) throw new Error(`The result of the static query ${hash} is not loaded.`);
  return result.data;
}

/**
 * Exported because Gatsby re-exports it from its entry point.
 * @throws {Error} always, because this site uses the hook
 */
export function StaticQuery(): never {
  throw new Error('This site is built without <StaticQuery>. Use useStaticQuery().');
}
