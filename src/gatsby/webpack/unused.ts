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

/** What is loaded in the browser alone, when it is needed: the HTML of the pages is made without it. */
const browserPackages = [
  '@docsearch/react',
  '@remotion/captions',
  '@remotion/paths',
  '@remotion/player',
  '@remotion/shapes',
  '@remotion/transitions',
  'algoliasearch',
  'remotion',
];

/** The aliases that leave these packages out. */
export const withoutBrowserPackages: Record<string, false> = Object.fromEntries(
  browserPackages.map((name) => [name, false]),
);
