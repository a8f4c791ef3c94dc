import { type ProdLoader, queries } from './page-loader';

/*
 * Replaces Gatsby's loader in the browser's bundle: the same answers, without slices, server components and
 * plugins, and it forgets pages. Gatsby's keeps the data of every page that a tab has opened or prefetched.
 */
export { PageResourceStatus, ProdLoader } from './page-loader';

let instance: ProdLoader;

/** Makes a loader that of the tab. */
export function setLoader(loader: ProdLoader): void {
  instance = loader;
}

/** The tab's loader, on `window.___loader` too. */
export const publicLoader = {
  enqueue: (address: string) => instance.prefetch(address),
  hovering: (address: string) => void instance.loadPage(address),
  isPageNotFound: (address: string) => instance.isPageNotFound(address),
  loadPage: (address: string) => instance.loadPage(address),
  loadPageSync: (address: string, options?: { withErrorDetails?: boolean }) =>
    instance.loadPageSync(address, options),
};

export default publicLoader;

/** Results of queries outside of pages, by their digest. */
export const getStaticQueryResults = () => queries;

/** This site has no slices. */
export const getSliceResults = () => ({});
