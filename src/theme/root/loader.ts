import { type ProdLoader, queries } from './page-loader';

/*
 * Replaces Gatsby's loader in the browser's bundle. It has the same interface without slices, server
 * components and plugins, and it evicts pages from memory. Gatsby's loader keeps the data of every page that
 * a tab has opened or prefetched.
 */
export { PageResourceStatus, ProdLoader } from './page-loader';

let instance: ProdLoader;

/** Sets the loader of the tab. */
export function setLoader(loader: ProdLoader): void {
  instance = loader;
}

/** The tab's loader, also available as `window.___loader`. */
export const publicLoader = {
  enqueue: (address: string) => instance.prefetch(address),
  hovering: (address: string) => void instance.loadPage(address),
  isPageNotFound: (address: string) => instance.isPageNotFound(address),
  loadPage: (address: string) => instance.loadPage(address),
  loadPageSync: (address: string, options?: { withErrorDetails?: boolean }) =>
    instance.loadPageSync(address, options),
};

export default publicLoader;

/** Returns the results of static queries by their hash. */
export const getStaticQueryResults = () => queries;

/** Returns no slices, because this site has none. */
export const getSliceResults = () => ({});
