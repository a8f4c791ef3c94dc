import type { SourceNodesArgs } from 'gatsby';
import { mdxDocuments } from '../../content-model/site';
import { tellPages } from '../../edits/page-events';
import { shownProblems } from '../../edits/problems';
import { synchronizePages, updatePages } from '../../edits/synchronize';
import { watchContent } from '../../edits/watch-content';
import { compileBeside } from '../../tasks/compile-beside';
import { rerunOvertakenQueries } from '../dev/overtaken-queries';
import { keepPagesCurrent } from '../dev/pages-version';
import { reloadWhenBundled, reloadWhenCreated } from '../dev/reload-pages';
import { createWhenAtRest } from '../dev/when-at-rest';
import { createPush } from '../push-nodes';
import { reportSite } from '../report';
import { currentSite, nodesOfSite, showSite } from '../site';
import { startWritingFiles } from './output-files';

let isWatching = false;

/**
 * Creates nodes for everything that the site shows. In development, they are updated when files of the
 * content folder change. If most pages are not compiled yet, the development server starts without them: a
 * page is compiled when it is opened, the others in another process, and the checks of all pages follow.
 */
export async function sourceNodes({ actions, reporter, emitter, store }: SourceNodesArgs): Promise<void> {
  const site = currentSite();
  const isBuild = process.env.NODE_ENV === 'production';
  const cached = isBuild ? undefined : site.loadCached();
  const isEarly = cached !== undefined && cached.compiled.size < mdxDocuments(cached).length / 2;
  const loading = (isEarly ? Promise.resolve(cached) : site.load()).then(async (found) => {
    await reportSite(reporter, found);
    return showSite(found);
  });
  if (isBuild) startWritingFiles(loading);
  let loaded = await loading;
  const push = createPush(actions);
  const nodesOf = () => nodesOfSite(loaded, (message) => reporter.warn(message));
  push(nodesOf());
  if (isBuild || isWatching) return;
  isWatching = true;
  rerunOvertakenQueries({ emitter, store });
  tellPages({ problems: shownProblems(loaded) });
  const onError = (error: unknown) => {
    reporter.error('The content could not be read.', error as Error);
  };
  const whenAtRest = createWhenAtRest(emitter);
  let isWaiting = false;
  const pushSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    whenAtRest()
      .then(() => {
        isWaiting = false;
        if (push(nodesOf())) keepPagesCurrent(actions);
      })
      .catch(onError);
  };
  const synchronize = async (files: readonly string[]) => {
    for (const event of await updatePages(site, files)) tellPages(event);
    const { after, events, modeChanges, newPaths } = await synchronizePages(site, loaded, files);
    loaded = showSite(after);
    for (const event of events) tellPages(event);
    reloadWhenBundled(modeChanges);
    reloadWhenCreated(newPaths);
    await reportSite(reporter, loaded);
    pushSoon();
  };
  let work = Promise.resolve();
  const inTurn = (files: readonly string[]) => {
    work = work.then(() => synchronize(files)).catch(onError);
    return work;
  };
  if (isEarly) {
    // This process bundles and answers requests meanwhile.
    const compiling = compileBeside(site.folders.root).catch((error: Error) => reporter.warn(error.message));
    afterFirstBundle(emitter, () => compiling.then(() => inTurn([])));
  }
  await watchContent(site, inTurn, onError);
}

/** Calls a function once, after the development server has its first bundle. */
function afterFirstBundle(emitter: SourceNodesArgs['emitter'], start: () => void): void {
  const onBundle = () => {
    emitter.off('COMPILATION_DONE', onBundle);
    start();
  };
  emitter.on('COMPILATION_DONE', onBundle);
}
