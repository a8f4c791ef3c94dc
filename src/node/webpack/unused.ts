import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Leaves out the parts of Gatsby's browser runtime that this site does not use: 6 KB of every page, gzipped. Heads are react-helmet-async's. */
export function withoutUnused(plugins: CreateWebpackConfigArgs['plugins'], root: string) {
  const ours = path.join(root, 'src/theme/root');
  return {
    resolve: {
      alias: {
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        'gatsby-link': path.join(ours, 'gatsby-link.tsx'),
      },
    },
    plugins: [
      plugins.normalModuleReplacement(
        /head-export-handler-for-browser$/,
        path.join(ours, 'no-head-export.ts'),
      ),
      plugins.normalModuleReplacement(/register-service-worker$/, path.join(ours, 'no-service-worker.ts')),
    ],
  };
}
