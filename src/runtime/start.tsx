import { type ReactElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Chunks, loadFirstPage } from './pages';
import { pathPrefix } from './path-prefix';
import { RouterView, type WrapPage } from './router';

/** The hooks of `gatsby-browser.tsx` that are not called on route changes. */
export interface SiteHooks {
  onClientEntry: () => void;
  onInitialClientRender: () => void;
  wrapPageElement: WrapPage;
  wrapRootElement: (args: { element: ReactNode }) => ReactElement;
}

/**
 * Makes the HTML of the open page interactive. From then on, navigation runs in the app.
 * @param chunks The functions that load page components, by the name of their chunk.
 * @throws {Error} if the page cannot be loaded. The HTML then stays as it is.
 */
export async function start(chunks: Chunks, site: SiteHooks): Promise<void> {
  site.onClientEntry();
  showCanonicalUrl();
  const page = await loadFirstPage(chunks);
  const onReady = () => {
    performance.mark('onInitialClientRender');
    site.onInitialClientRender();
  };
  const view = <RouterView first={page} wrapPage={site.wrapPageElement} onReady={onReady} />;
  // React yields to the browser only in transitions, so phones stay responsive.
  startTransition(() => {
    hydrateRoot(document.getElementById('___gatsby') as HTMLElement, site.wrapRootElement({ element: view }));
  });
}

/**
 * Changes the URL to the page's own URL, because the host may have responded to one that differs in its trailing
 * slash.
 */
function showCanonicalUrl(): void {
  const { pagePath = '', location, history } = window;
  const path = pathPrefix() + pagePath;
  if (pagePath === '/404.html' || path === location.pathname) return;
  history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
}
