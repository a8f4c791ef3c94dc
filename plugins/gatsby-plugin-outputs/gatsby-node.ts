import path from 'node:path';
import { staticFolders } from '@docs/content';
import type { BuildArgs, CreateDevServerArgs, ParentSpanPluginArgs } from 'gatsby';
import { endBuild } from '../gatsby-source-content/report';
import { onSite } from '../gatsby-source-content/site-events';
import { followSite, serveOutputs } from './dev-server';
import type { OutputJob, OutputOptions } from './options';
import { type SecondProcess, startSecondProcess } from './second-process/start';
import { sweep } from './sweep';

/** The process that writes the files of a build. */
let writing: SecondProcess<string[]> | undefined;

/**
 * In a build, starts the process that writes the files. The process prepares what it can from the caches, and
 * writes once the site is compiled and has no mistakes. If the process fails, the build ends.
 */
export function onPluginInit(
  { emitter, pathPrefix = '' }: ParentSpanPluginArgs,
  { plugins: _, ...options }: OutputOptions & { plugins?: unknown },
): void {
  if (process.env.GATSBY_WORKER_POOL_WORKER) return;
  if (process.env.NODE_ENV !== 'production') {
    followSite(emitter);
    return;
  }
  const job: OutputJob = { ...options, root: process.cwd(), pathPrefix };
  const child = startSecondProcess<string[]>(job.root, 'write-output-files', job);
  writing = child;
  onSite(emitter, child.release);
  child.done.catch((error: Error) => endBuild(`${error.message}\n`, 1));
}

/** Serves in development what a build would write. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  serveOutputs(app);
}

/** Waits for the files, and deletes those left over from earlier builds. */
export async function onPostBuild(
  { reporter, store }: BuildArgs,
  { contentDir }: OutputOptions,
): Promise<void> {
  const timer = reporter.activityTimer('write search index, Markdown, feeds, cards and demo sources');
  timer.start();
  const files = (await writing?.done) ?? [];
  timer.end();
  sweep({
    publicFolder: path.resolve('public'),
    staticFolders: staticFolders({ root: process.cwd(), contentDir }),
    routes: [...store.getState().pages.keys()],
    files,
  });
}
