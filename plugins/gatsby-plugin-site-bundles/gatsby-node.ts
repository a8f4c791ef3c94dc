import path from 'node:path';
import { startPreview, writtenPreview } from '@docs/live-samples/preview-bundle';
import type { CreateDevServerArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import { servePreview } from './serve-preview';
import { stylesheetNames } from './stylesheet-names';

/** Options of the plugin in `gatsby-config.ts`. */
interface BundleOptions {
  /** Absolute path of the content folder, whose samples may be live. */
  contentDir: string;
  /** Constants of all bundles: JavaScript expressions by name. */
  define: Record<string, string>;
}

/** Starts to bundle the preview of live samples, whose URL the pages' code contains. */
export function onPreBootstrap(_: ParentSpanPluginArgs, { contentDir }: BundleOptions): void {
  startPreview(process.cwd(), contentDir);
}

/** Defines the constants of the site. */
export async function onCreateWebpackConfig(
  { stage, actions, plugins }: CreateWebpackConfigArgs,
  { define }: BundleOptions,
): Promise<void> {
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        ...define,
        __LIVE_PREVIEW__: JSON.stringify(await writtenPreview()),
        __STYLESHEETS__: JSON.stringify(stage === 'build-html' ? stylesheetNames('public') : []),
      }),
    ],
  });
}

/** Serves the preview of live samples in development. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  servePreview(app, path.resolve('public'));
}
