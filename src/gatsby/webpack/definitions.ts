import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { writtenPreview } from '../../live-samples/preview-bundle/build-preview';
import { browserDefinitions } from '../../site/define';
import { readEnv } from '../../site/env';
import { siteStart } from '../patches/late-start';
import { isPatchOn } from '../patches/selection.cjs';

/** Returns the constants of a bundle: JavaScript expressions by name. `root` is the project's folder. */
export async function definitions(
  stage: CreateWebpackConfigArgs['stage'],
  root: string,
): Promise<Record<string, string>> {
  return {
    ...browserDefinitions(readEnv(), new Date()),
    __LIVE_PREVIEW__: JSON.stringify(await writtenPreview()),
    __STYLESHEETS__: JSON.stringify(stage === 'build-html' ? stylesheetNames(root) : []),
    __START__: JSON.stringify(stage === 'build-html' && startsLate() ? siteStart(root) : null),
    __ICON__: JSON.stringify(stage.endsWith('-html') ? iconUrl(root) : ''),
    // Every Player opens an audio context, and browsers warn about each one before a user gesture. Demos have
    // no sound, so they do not need one.
    AudioContext: 'undefined',
  };
}

/** Gatsby's own loader needs the map of chunks that the patch leaves out. */
const startsLate = () => isPatchOn('late-start') && isPatchOn('unused-runtime');

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * Returns the names of the stylesheets in the browser's bundle, which webpack writes before it bundles the
 * HTML renderer. The names are part of the renderer's bundle, so Gatsby renders all pages again if a style
 * has changed. Otherwise pages would keep a link to a stylesheet that no longer exists.
 */
export function stylesheetNames(root: string): string[] {
  const file = path.join(root, 'public/webpack.stats.json');
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(file, 'utf8')) as Stats;
  const names = new Set(Object.values(assetsByChunkName).flat());
  return [...names].filter((name) => name.endsWith('.css')).sort();
}

/** Returns the site's icon as a data URL. */
function iconUrl(root: string): string {
  const svg = fs.readFileSync(path.join(root, 'static/favicon.svg'), 'utf8').trim();
  return `data:image/svg+xml,${svg.replace(/[%#\n]/g, encodeURIComponent).replaceAll('"', "'")}`;
}
