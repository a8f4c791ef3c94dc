import type { SourceNodesArgs } from 'gatsby';
import { oneAtATime } from '../../edits/one-at-a-time';
import { tellPages } from '../../edits/page-events';
import { shownProblems } from '../../edits/problems';
import { synchronizePages, updatePages } from '../../edits/synchronize';
import { watchContent } from '../../edits/watch-content';
import { compileBeside } from '../../tasks/compile-beside';
import { rerunOvertakenQueries } from '../dev/overtaken-queries';
import { keepPagesCurrent } from '../dev/pages-version';
import { neverPanic } from '../dev/recompile-limit';
import { reloadWhenBundled, reloadWhenCreated } from '../dev/reload-pages';
import { createWhenAtRest } from '../dev/when-at-rest';
import { keepPageNodes } from '../patches/page-nodes';
import { isPatchOn } from '../patches/selection.cjs';
import { createPush } from '../push-nodes';
import { reportSite } from '../report';
import { currentSite, loadingSite, nodesOfSite, showSite } from '../site';

let isWatching = false;

/**
 * Creates nodes for everything that the site shows. In development, they are updated when files of the
 * content folder change. The development server starts with the pages that are compiled already: another one is
 * compiled when it is opened. The rest, and the checks of all pages, follow after the first bundle.
 */
export async function sourceNodes({ actions, reporter, emitter, store }: SourceNodesArgs): Promise<void> {
  const site = currentSite();
  if (isPatchOn('page-nodes')) keepPageNodes(actions);
  const isBuild = process.env.NODE_ENV === 'production';
  const loadSite = async () => {
    const found = isWatching ? await site.load() : site.loadCached();
    await reportSite(reporter, found);
    return showSite(found);
  };
  let loaded = await (isBuild ? loadingSite() : loadSite());
  const push = createPush(actions);
  const nodesOf = () => nodesOfSite(loaded, (message) => reporter.warn(message));
  push(nodesOf());
  if (isBuild || isWatching) return;
  isWatching = true;
  rerunOvertakenQueries({ emitter, store });
  neverPanic();
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
  const onChange = oneAtATime(synchronize, onError);
  // Another process compiles, while this one bundles and answers requests.
  const compiling = compileBeside(site.folders.root).catch((error: Error) => reporter.warn(error.message));
  afterFirstBundle(emitter, () => compiling.then(whenAtRest).then(() => onChange([])));
  await watchContent(site, onChange, onError);
}

/** Calls a function once, after the development server has its first bundle. */
function afterFirstBundle(emitter: SourceNodesArgs['emitter'], start: () => void): void {
  const onBundle = () => {
    emitter.off('COMPILATION_DONE', onBundle);
    start();
  };
  emitter.on('COMPILATION_DONE', onBundle);
}
