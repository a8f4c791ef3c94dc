import type { SourceNodesArgs } from 'gatsby';
import { DevSession } from '../dev/dev-session';
import { createPush } from '../push-nodes';
import { reportSite } from '../report';
import { currentSite, loadingSite, nodesOfSite, showSite } from '../site';
import { announceSite } from '../site-events';

let session: DevSession | undefined;

/**
 * Creates nodes for everything that the site shows. A build waits until all pages are compiled. The development
 * server starts with the pages that are compiled already, and updates the nodes when files change.
 */
export async function sourceNodes(api: SourceNodesArgs): Promise<void> {
  const { actions, reporter, emitter } = api;
  const warn = (message: string) => reporter.warn(message);
  if (process.env.NODE_ENV === 'production') {
    createPush(actions)(nodesOfSite(await loadingSite(), warn));
    return;
  }
  if (session) return session.sourceNodes();
  const site = showSite(currentSite().loadCached());
  await reportSite(reporter, site);
  announceSite(emitter, site);
  session = new DevSession(api, site);
  await session.sourceNodes();
  await session.start();
}
