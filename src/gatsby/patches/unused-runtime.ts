import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Removes unused parts of Gatsby's browser runtime from the bundle, and the part of react-helmet-async that
 * only builds need. `root` is the project's folder.
 */
export function withoutUnused(plugins: CreateWebpackConfigArgs['plugins'], root: string) {
  const ours = path.join(root, 'src/theme/root');
  /** Replaces a module of Gatsby's runtime, but not modules of the same name in packages. */
  const replaceOwn = (name: RegExp, file: string) =>
    plugins.normalModuleReplacement(name, (asked: { context: string; request: string }) => {
      if (path.basename(asked.context) === '.cache') asked.request = path.join(ours, file);
    });
  return {
    resolve: {
      alias: {
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        'gatsby-hooks': path.join(root, '.cache/api-runner-browser.js'),
        'gatsby-link': path.join(ours, 'gatsby-link.tsx'),
        'react-helmet-async': path.join(ours, 'browser-head.tsx'),
        '@gatsbyjs/reach-router': path.join(ours, 'router.tsx'),
        'gatsby-react-router-scroll': path.join(ours, 'scroll-handler.tsx'),
        'prop-types$': path.join(ours, 'no-prop-types.ts'),
      },
    },
    plugins: [
      plugins.normalModuleReplacement(/^react-dom\/client$/, path.join(ours, 'react-dom-client.ts')),
      plugins.normalModuleReplacement(/inject-partytown-snippet$/, path.join(ours, 'no-partytown.ts')),
      replaceOwn(/^\.\/loader$/, 'loader.ts'),
      replaceOwn(/^\.\/page-renderer$/, 'page-renderer.tsx'),
      replaceOwn(/^\.\/navigation$/, 'gatsby-navigation.tsx'),
      replaceOwn(/^\.\/ensure-resources$/, 'ensure-resources.tsx'),
      replaceOwn(/^\.\/static-query$/, 'static-query.ts'),
      replaceOwn(/^\.\/emitter$/, 'no-emitter.ts'),
      replaceOwn(/^\.\/react-dom-utils$/, 'no-dom-utils.ts'),
      plugins.normalModuleReplacement(/\.\/slice$/, path.join(ours, 'no-slice.ts')),
      plugins.normalModuleReplacement(/register-service-worker$/, path.join(ours, 'no-service-worker.ts')),
    ],
  };
}
