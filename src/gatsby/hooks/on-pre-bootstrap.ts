import type { ParentSpanPluginArgs } from 'gatsby';
import { startPreview } from '../../live-samples/preview-bundle/build-preview';
import { settingsProblems } from '../../site/validate-settings';
import { reportProblems } from '../report';
import { openSite, siteFolders } from '../site';

/**
 * Reads the site, and checks the settings and every file before anything is compiled, so mistakes are
 * reported within a second. Starts to bundle the preview of live samples, whose URL the pages' code contains.
 */
export async function onPreBootstrap(api: ParentSpanPluginArgs): Promise<void> {
  const { fileErrors } = openSite(api).structure();
  const isBuild = process.env.NODE_ENV === 'production';
  await reportProblems(api.reporter, [...settingsProblems(), ...(isBuild ? fileErrors : [])]);
  const { root, contentDir } = siteFolders();
  startPreview(root, contentDir);
}
