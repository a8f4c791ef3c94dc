import type { BuildArgs } from 'gatsby';
import { finishOutputFiles } from '../output-files';

/** Waits for what another process writes beside the pages. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const timer = reporter.activityTimer('write search index, Markdown, feeds, cards and demo sources');
  timer.start();
  await finishOutputFiles();
  timer.end();
}
