import type { ParentSpanPluginArgs } from 'gatsby';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { validateSettings } from '../../site/validate-settings';
import { reportProblems } from '../report';
import { openSite } from '../site';

/**
 * Reads the site, and validates the settings and all files before compiling: mistakes are reported within a
 * second.
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
}
