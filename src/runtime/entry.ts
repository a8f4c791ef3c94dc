import chunks from '$virtual/async-requires';
import * as site from '../../gatsby-browser';
import { onRoute } from './router';
import { start } from './start';

/*
 * The entry point of the browser's bundle, in place of Gatsby's `production-app`. It calls the hooks of
 * `gatsby-browser.tsx` as Gatsby does, so the site works the same with Gatsby's own runtime, which is larger.
 */

onRoute(site.onRouteUpdate);
void start(chunks.components, site);
