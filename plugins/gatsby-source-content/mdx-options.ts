import { createRequire } from 'node:module';
import path from 'node:path';
import { type CompileEnvironment, mdxPlugins } from '@docs/content';
import type { ParentSpanPluginArgs, Store } from 'gatsby';
import { currentSite } from './site';

/** Sets up Gatsby's MDX plugin for this site. */
export function onPluginInit({ store }: ParentSpanPluginArgs): void {
  setMdxOptions(store, () => currentSite().environment);
  ignoreBadFrontmatter(process.cwd());
}

interface LoadedPlugin {
  name: string;
  pluginOptions: { mdxOptions?: object };
}

/**
 * Passes the MDX plugins of this site to gatsby-plugin-mdx. They need the site's environment, which is
 * available in `gatsby-node` but not in `gatsby-config`, because Gatsby bundles the two separately.
 *
 * @throws {Error} if Gatsby has no such plugin.
 */
function setMdxOptions(store: Store, environment: () => CompileEnvironment): void {
  const plugins = store.getState().flattenedPlugins as LoadedPlugin[];
  const plugin = plugins.find(({ name }) => name === 'gatsby-plugin-mdx');
  if (!plugin) throw new Error('gatsby-plugin-mdx is not among the plugins of gatsby-config.ts.');
  plugin.pluginOptions.mdxOptions = mdxPlugins('module', environment);
}

interface FrontmatterEngines {
  yaml: { parse(text: string): unknown };
}

/**
 * Keeps gatsby-plugin-mdx from failing with a stack trace on invalid YAML: the site parses frontmatter itself
 * and reports file and line. The plugin calls gray-matter for every File node with one of its extensions, and
 * has no option to disable that.
 */
function ignoreBadFrontmatter(root: string): void {
  const fromSite = createRequire(path.join(root, 'gatsby-config.ts'));
  const fromPlugin = createRequire(fromSite.resolve('gatsby-plugin-mdx/package.json'));
  const { yaml } = fromPlugin('gray-matter/lib/engines') as FrontmatterEngines;
  const { parse } = yaml;
  yaml.parse = (text) => {
    try {
      return parse(text);
    } catch {
      return {};
    }
  };
}
