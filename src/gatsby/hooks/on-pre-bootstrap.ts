import type { ParentSpanPluginArgs } from 'gatsby';
import { startPreview } from '../../live-samples/preview-bundle/build-preview';
import { settingsProblems } from '../../site/validate-settings';
import { reportProblems, reportSite } from '../report';
import { openSite, siteFolders, startLoading } from '../site';
import { startWritingFiles } from './output-files';

/**
 * Reads the site, and checks the settings and every file before anything is compiled, so mistakes are
 * reported within a second. Starts to bundle the preview of live samples, whose URL the pages' code contains.
 * In a build, pages are compiled from here on, while plugins read their own files.
 */
export async function onPreBootstrap(api: ParentSpanPluginArgs): Promise<void> {
  const { fileErrors } = openSite(api).structure();
  const isBuild = process.env.NODE_ENV === 'production';
  await reportProblems(api.reporter, [...settingsProblems(), ...(isBuild ? fileErrors : [])]);
  const { root, contentDir } = siteFolders();
  startPreview(root, contentDir);
  if (isBuild) startWritingFiles(startLoading((site) => reportSite(api.reporter, site)));
}
