import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves out the parts of Gatsby's browser runtime that this site does not use, and what only a build needs of react-helmet-async: 12 KB
 * of every page, gzipped.
 */
export function withoutUnused(plugins: CreateWebpackConfigArgs['plugins'], root: string) {
  const ours = path.join(root, 'src/theme/root');
  return {
    resolve: {
      alias: {
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        'gatsby-link': path.join(ours, 'gatsby-link.tsx'),
        'react-helmet-async': path.join(ours, 'browser-head.tsx'),
      },
    },
    plugins: [
      plugins.normalModuleReplacement(
        /head-export-handler-for-browser$/,
        path.join(ours, 'no-head-export.ts'),
      ),
      plugins.normalModuleReplacement(/\.\/slice$/, path.join(ours, 'no-slice.ts')),
      plugins.normalModuleReplacement(/register-service-worker$/, path.join(ours, 'no-service-worker.ts')),
    ],
  };
}

/**
 * Leaves out of the HTML renderer what is loaded in the browser alone, when it is needed: the videos of the demos, the workers and
 * their packages. They were two thirds of the renderer's bundle.
 */
export function withoutBrowserParts(plugins: CreateWebpackConfigArgs['plugins']) {
  const nothing = 'data:text/javascript,export const compositions = {};';
  return {
    resolve: { alias: { '@docsearch/react': false, algoliasearch: false, '@remotion/player': false } },
    plugins: [plugins.normalModuleReplacement(/(\/compositions|\/worker\.ts)$/, nothing)],
  };
}
