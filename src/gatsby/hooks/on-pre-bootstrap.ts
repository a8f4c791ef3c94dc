import type { ParentSpanPluginArgs } from 'gatsby';
import { writePreview } from '../../live-samples/preview-bundle/build-preview';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { validateSettings } from '../../site/validate-settings';
import { reportProblems } from '../report';
import { openSite, siteFolders } from '../site';

/**
 * Reads the site, and checks the settings and every file before anything is compiled: a mistake is reported within a second. Bundles the
 * preview of live samples, whose address goes into the pages' code.
 */
export async function onPreBootstrap(api: ParentSpanPluginArgs): Promise<void> {
  const problems: ContentProblem[] = [];
  try {
    validateSettings();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  const { fileErrors } = openSite(api).structure();
  if (process.env.NODE_ENV === 'production') problems.push(...fileErrors);
  await reportProblems(api.reporter, problems);
  const { root, contentDir } = siteFolders();
  await writePreview(root, contentDir);
}
