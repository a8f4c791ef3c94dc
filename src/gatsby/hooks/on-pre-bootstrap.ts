import type { ParentSpanPluginArgs } from 'gatsby';
import { rememberDrafts } from '../../content-model/drafts';
import { readContentFolder } from '../../content-model/read-folder';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { validateSettings } from '../../site/validate-settings';
import { siteFolders } from '../prepare';
import { reportProblems } from '../report';

/** Checks the settings and the frontmatter of every file before anything is built: a mistake is told within a second. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems: ContentProblem[] = [];
  try {
    validateSettings();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  rememberDrafts(readContentFolder(siteFolders(), problems));
  await reportProblems(reporter, 'The content has mistakes.', problems);
}
