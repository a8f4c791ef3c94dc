import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';
import type { CompileEnvironment } from '../mdx/compile/context';
import { mdxPlugins } from '../mdx/compile/plugins';

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
export function setMdxOptions(store: Store, environment: () => CompileEnvironment): void {
  const plugins = store.getState().flattenedPlugins as LoadedPlugin[];
  const plugin = plugins.find(({ name }) => name === 'gatsby-plugin-mdx');
  if (!plugin) throw new Error('gatsby-plugin-mdx is not among the plugins of gatsby-config.ts.');
  plugin.pluginOptions.mdxOptions = mdxPlugins('module', environment);
}

interface FrontmatterEngines {
  yaml: { parse(text: string): unknown };
}

/**
 * gatsby-plugin-mdx parses frontmatter with gray-matter and has no option for it: invalid YAML would end in a
 * stack trace in the terminal. The site parses frontmatter itself and reports file and line, so the plugin's
 * parser returns nothing instead of throwing.
 */
export function ignoreBadFrontmatter(root: string): void {
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
