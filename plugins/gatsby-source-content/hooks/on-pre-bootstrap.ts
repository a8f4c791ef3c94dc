import path from 'node:path';
import { copyStaticFiles } from '@docs/content';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { SourceOptions } from '../options';
import { reportProblems, reportSite } from '../report';
import { openSite, startLoading } from '../site';
import { announceSite } from '../site-events';

/**
 * Reads the site, and checks the settings and every file before anything is compiled, so mistakes are
 * reported within a second. In a build, pages are compiled from here on, while plugins read their own files.
 */
export async function onPreBootstrap(api: ParentSpanPluginArgs, options: SourceOptions): Promise<void> {
  const site = openSite(api, options);
  copyStaticFiles(site.folders, path.resolve('public'));
  const { fileErrors } = site.structure();
  const isBuild = process.env.NODE_ENV === 'production';
  await reportProblems(api.reporter, [...options.problems, ...(isBuild ? fileErrors : [])]);
  if (!isBuild) return;
  startLoading(async (site) => {
    await reportSite(api.reporter, site);
    announceSite(api.emitter, site);
  });
}
