import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves the parts of Gatsby's browser runtime that this site does not use out of the bundle, and what only a build needs of
 * react-helmet-async. `root` is the project's folder.
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
