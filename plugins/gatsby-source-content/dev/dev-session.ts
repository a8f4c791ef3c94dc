import path from 'node:path';
import { copyStaticFiles, type LoadedSite, mdxDocuments, type Site, staticFolders } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import type { SourceNodesArgs } from 'gatsby';
import { offeredMoves } from '../edits/offered-moves';
import { type HandleFiles, oneAtATime } from '../edits/one-at-a-time';
import { sendToPages } from '../edits/page-events';
import { shownProblems } from '../edits/problems';
import { synchronizePages, updatePages } from '../edits/synchronize';
import { watchContent } from '../edits/watch-content';
import { createPush, type PushNodes } from '../push-nodes';
import { reportSite } from '../report';
import { currentSite, nodesOfSite, showSite } from '../site';
import { announceSite } from '../site-events';
import { startEditChecks } from './edit-checks';
import { writeEditorNames } from './editor-names';
import { createRefresh, onFirstBundle, onPagesCreated } from './refresh';
import { reloadWhenBundled } from './reload-pages';
import { type RunningQueries, watchQueries } from './running-queries';

type Api = Pick<SourceNodesArgs, 'actions' | 'reporter' | 'emitter'>;

/**
 * Keeps open pages and Gatsby's nodes up to date while content files change. An edit is sent to open pages
 * immediately. Everything else that pages show is updated by a refresh, in which Gatsby calls `sourceNodes` again.
 */
export class DevSession {
  private readonly site: Site = currentSite();
  private readonly push: PushNodes;
  private readonly handle: (files: readonly string[]) => Promise<void>;
  private readonly refresh: () => void;
  private readonly queries: RunningQueries;
  /** What the checks of single pages have found in the edited files. */
  private editProblems: readonly ContentProblem[] = [];
  /** The state before the one that is shown. */
  private previous: LoadedSite;
  private offered: readonly string[] = [];
  private checkEdits: (files: readonly string[]) => void = () => undefined;
  /** Resolves when all edits so far have been read. */
  private work: Promise<void> = Promise.resolve();

  /** `shown` is the site whose pages are shown first. */
  constructor(
    private readonly api: Api,
    private shown: LoadedSite,
  ) {
    this.previous = shown;
    this.push = createPush(api.actions);
    this.handle = oneAtATime(this.synchronize, this.reportFailure);
    this.refresh = createRefresh(api.emitter);
    this.queries = watchQueries(api.emitter);
  }

  /** Creates and deletes nodes so that they match the files as they were when Gatsby called this. */
  async sourceNodes(): Promise<void> {
    await this.work;
    await this.queries.ended();
    this.push(nodesOfSite(this.shown, (message) => this.api.reporter.warn(message)));
  }

  /** Watches the content. The pages that the cache lacks are compiled and checked after the first bundle. */
  async start(): Promise<void> {
    const { emitter } = this.api;
    sendToPages({ problems: shownProblems(this.shown) });
    onPagesCreated(emitter, () => {
      sendToPages({ pagesCreated: true });
      // Gatsby starts to run queries right after this.
      setImmediate(this.queries.requestAgain);
    });
    onFirstBundle(emitter, () => {
      this.compileAll()
        .then(() => {
          this.checkEdits = startEditChecks(this.site.folders.root, (problems) => {
            this.editProblems = problems;
            this.reportProblems().catch(this.reportFailure);
          });
          this.onChange([]);
        })
        .catch(this.reportFailure);
    });
    await watchContent(this.site, this.onChange, this.reportFailure);
  }

  /** Compiles all pages, one at a time, so that edits are handled in between. */
  private async compileAll(): Promise<void> {
    const files = mdxDocuments(this.site.structure()).map(({ sourcePath }) => sourcePath);
    await this.site.compiler.compileAll(files);
  }

  private readonly onChange = (files: readonly string[]): void => {
    const folders = staticFolders(this.site.folders);
    if (files.some((file) => folders.some((folder) => file.startsWith(folder))))
      copyStaticFiles(this.site.folders, path.resolve('public'));
    this.work = this.handle(files);
    // Immediately, so that Gatsby does not bundle a page in module mode before it has the new text.
    this.refresh();
  };

  private readonly synchronize: HandleFiles = async (files) => {
    for (const event of await updatePages(this.site, files)) sendToPages(event);
    const { after, events, modeChanges } = await synchronizePages(this.site, this.shown, files);
    this.offerMoves(after);
    this.shown = showSite(after);
    announceSite(this.api.emitter, after);
    for (const event of events) sendToPages(event);
    reloadWhenBundled(modeChanges);
    await this.reportProblems();
    this.checkEdits(files);
    writeEditorNames(after);
  };

  /** Prints the commands that belong to a rename. A renamed folder is first gone, and new in the next state. */
  private offerMoves(after: LoadedSite): void {
    const moves = offeredMoves(this.previous, after);
    const added = moves.filter((command) => !this.offered.includes(command));
    this.previous = this.shown;
    this.offered = moves;
    if (added.length > 0)
      this.api.reporter.log(
        `\nTo correct links, sidebars and redirects after this rename:\n\n  ${added.join('\n  ')}\n`,
      );
  }

  /** Shows all problems in open pages and in the terminal. */
  private async reportProblems(): Promise<void> {
    const site = { ...this.shown, warnings: [...this.shown.warnings, ...this.editProblems] };
    sendToPages({ problems: shownProblems(site) });
    await reportSite(this.api.reporter, site);
  }

  private readonly reportFailure = (error: unknown): void => {
    this.api.reporter.error('Could not read the content.', error as Error);
  };
}
