import type { ParentSpanPluginArgs } from 'gatsby';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { readEnv } from '../../site/env';
import { validateSettings } from '../../site/validate-settings';
import { countCompiled } from '../content/compiled';
import { rememberDrafts } from '../content/drafts';
import { readContentFolder } from '../content/read-folder';
import { isPage, type SiteFolders } from '../content/read-site';
import { reportProblems } from '../content/report';
import { startTask } from '../tasks/start';
import { siteFolders } from './prepare';

/** Checks the settings and the frontmatter of every file before anything is built: a mistake is told within a second. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems: ContentProblem[] = [];
  try {
    validateSettings();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  const folders = siteFolders();
  const contents = readContentFolder(folders, problems);
  rememberDrafts(contents);
  await reportProblems(reporter, 'The content has mistakes.', problems);
  if (process.env.NODE_ENV === 'production') compileBeside(folders, contents.filter(isPage).length);
}

/**
 * Has another process compile while Gatsby makes its nodes, where there is much to compile. It goes from the first page on, and
 * `create-pages` from the last: what one has compiled the other finds.
 */
function compileBeside(folders: SiteFolders, pages: number): void {
  if (countCompiled(folders.root) > pages / 2) return;
  const { pathPrefix } = readEnv();
  // What it does not compile, for whatever reason, this process does.
  startTask(folders.root, 'compile-trees', { ...folders, pathPrefix }).catch(() => undefined);
}
