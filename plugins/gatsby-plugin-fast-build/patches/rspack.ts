import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  Compiler as Rspack,
  RspackOptions,
  RspackPluginInstance as RspackPlugin,
  Stats as RspackStats,
} from '@rspack/core';
import type { Store } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, RuleSetRule, RuleSetUseItem, Stats, StatsOptions } from 'webpack';
import { HashByFiles } from '../webpack/compilation-hash';
import { browsers } from './swc';

type RspackModule = typeof import('@rspack/core');

/**
 * Makes webpack's compiler run Rspack instead. Rspack is written in Rust and uses all cores, so it is several times
 * as fast, and Gatsby's process needs 0.4 GB less. All settings come from webpack's configuration. If the
 * configuration has a plugin without a counterpart in Rspack, webpack bundles the site, and a warning names the
 * plugin.
 * @param config Rspack runs the plugins that it has now. Plugins that are added later only see webpack's compiler.
 * @param site The project's folder, Gatsby's state and logger.
 * @returns whether Rspack bundles
 */
export function bundleWithRspack(
  config: Configuration,
  { root, store, warn }: { root: string; store: Store; warn: (text: string) => void },
): boolean {
  const plugins = [...(config.plugins ?? [])] as unknown as WebpackPlugin[];
  const unknown = plugins.map(nameOf).filter((name) => !(name in counterparts));
  if (unknown.length > 0) {
    warn(
      `The patch rspack does not know the plugin ${unknown[0]}. Webpack bundles instead, which takes longer.`,
    );
    return false;
  }
  config.plugins?.push({
    apply(compiler) {
      compiler.run = (callback) => {
        const rspack = createRequire(path.join(root, 'package.json'))('@rspack/core') as RspackModule;
        const bundler = rspack.rspack(translate(config, plugins, rspack, root));
        compiler.hooks.shutdown.tapPromise('Rspack', () => close(bundler));
        bundler.run((error, stats) => {
          if (stats?.hasErrors()) keepWholeMessages(stats);
          if (config.name === 'build-javascript') giveQueriesToPages(store);
          callback(error, stats as unknown as Stats);
        });
      };
    },
  });
  return true;
}

const close = (bundler: Rspack) =>
  new Promise<void>((resolve, reject) => bundler.close((error) => (error ? reject(error) : resolve())));

/**
 * Makes Gatsby show the file and the lines of an error. Gatsby prefers the message of an error's inner error, which
 * lacks them.
 */
function keepWholeMessages({ compilation }: RspackStats): void {
  const errors = compilation.errors.map(({ message, module }) => {
    const file = (module as { resource?: string } | undefined)?.resource;
    return { message: file ? `${file}\n${message}` : message };
  });
  Object.defineProperty(compilation, 'errors', { value: errors });
}

// The names of our own classes may be minified.
const nameOf = (plugin: object) => (plugin instanceof HashByFiles ? 'HashByFiles' : plugin.constructor.name);

/** Where webpack plugins store their options. Each plugin has one or two of these properties. */
interface WebpackPlugin {
  definitions: Record<string, string>;
  options: { resourceRegExp: RegExp; filename: string; chunkFilename: string; ignoreOrder: boolean };
  resourceRegExp: RegExp;
  newResource: string;
  apply(compiler: Compiler): void;
}

type Counterpart = (plugin: WebpackPlugin, rspack: RspackModule) => RspackPlugin;

/** Rspack's plugins by the name of the webpack plugin. Null if Rspack does not need one. */
const counterparts: Record<string, Counterpart | null> = {
  DefinePlugin: ({ definitions }, { DefinePlugin }) => new DefinePlugin(definitions),
  ProvidePlugin: ({ definitions }, { ProvidePlugin }) => new ProvidePlugin(definitions),
  IgnorePlugin: ({ options }, { IgnorePlugin }) => new IgnorePlugin(options),
  NormalModuleReplacementPlugin: ({ resourceRegExp, newResource }, { NormalModuleReplacementPlugin }) =>
    new NormalModuleReplacementPlugin(resourceRegExp, newResource),
  MiniCssExtractPlugin: ({ options: { filename, chunkFilename, ignoreOrder } }, { CssExtractRspackPlugin }) =>
    new CssExtractRspackPlugin({ filename, chunkFilename, ignoreOrder }),
  GatsbyWebpackStatsExtractor: (plugin) => ({ apply: (bundler) => extractStats(plugin, bundler) }),
  HashByFiles: (plugin) => plugin as unknown as RspackPlugin,
  // See `giveQueriesToPages`.
  StaticQueryMapper: null,
  // Gatsby writes virtual modules to `.cache`, too.
  GatsbyWebpackVirtualModules: null,
  // Only concerns webpack's cache.
  BabelConfigItemsCacheInvalidatorPlugin: null,
};

/** Runs Gatsby's statistics plugin with an object that contains what the plugin reads. */
function extractStats(plugin: WebpackPlugin, bundler: Rspack): void {
  type Read = (stats: Stats, done: () => void) => void;
  const tapAsync = (name: string, read: Read) =>
    bundler.hooks.done.tapAsync(name, (stats, done) => read(statsForGatsby(stats), () => done()));
  plugin.apply({ hooks: { done: { tapAsync } } } as unknown as Compiler);
}

function statsForGatsby(stats: RspackStats): Stats {
  const { hash, chunkGroups } = stats.compilation;
  const groups = chunkGroups.map(({ name, chunks }) => ({
    name,
    chunks,
    // No import requests that other chunks be preloaded or prefetched.
    getChildrenByOrders: () => ({}),
  }));
  // Rspack does not document an order, and the files that Gatsby writes must not differ between builds.
  groups.sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
  const toJson = (options: StatsOptions) => stats.toJson(options as object);
  return { hash, compilation: { chunkGroups: groups }, toJson } as unknown as Stats;
}

/**
 * Gives every page the results of all static queries. Gatsby finds out through webpack's modules which pages use a
 * query. This site has a single static query, for its settings, in the layout of every page.
 */
function giveQueriesToPages(store: Store): void {
  const { components, staticQueryComponents, staticQueriesByTemplate } = store.getState();
  const queries = [...(staticQueryComponents as Map<string, { hash: string }>).values()];
  const staticQueryHashes = [...new Set(queries.map(({ hash }) => hash))].sort();
  for (const [componentPath, { pages }] of components as Map<string, { pages: Set<string> }>) {
    const known: string[] | undefined = staticQueriesByTemplate.get(componentPath);
    if (known?.join() === staticQueryHashes.join()) continue;
    store.dispatch({ type: 'ADD_PENDING_TEMPLATE_DATA_WRITE', payload: { componentPath, pages } });
    store.dispatch({
      type: 'SET_STATIC_QUERIES_BY_TEMPLATE',
      payload: { componentPath, staticQueryHashes },
    });
  }
}

/** Converts webpack's configuration to Rspack's. */
function translate(
  config: Configuration,
  plugins: WebpackPlugin[],
  rspack: RspackModule,
  root: string,
): RspackOptions {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  const isForBrowsers = config.name === 'build-javascript';
  const translated = {
    ...config,
    cache: false,
    plugins: plugins.map((plugin) => counterparts[nameOf(plugin)]?.(plugin, rspack)),
    // Gatsby's resolvers are for Yarn PnP, pnpm and core-js.
    resolve: { ...config.resolve, plugins: undefined },
    module: { ...config.module, rules: rules.map((rule) => translateRule(rule, rspack)) },
    optimization: {
      ...config.optimization,
      minimizer: isForBrowsers ? minimizers(browsers(root), rspack) : [],
      // Concatenation renames functions, and the HTML contains the source text of some.
      concatenateModules: isForBrowsers,
    },
  };
  return translated as unknown as RspackOptions;
}

/**
 * SWC for scripts, and Lightning CSS for styles, which also adds the prefixes that browsers need. Rspack's own SWC
 * does not give variables the same names in every build, and file names are content hashes.
 */
function minimizers(targets: string[], rspack: RspackModule) {
  const options = { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true };
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: options as object,
      extractComments: false,
    }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
  ];
}

/** Returns a rule with the loaders that are part of Rspack, and without PostCSS (see `minimizers`). */
function translateRule(rule: RuleSetRule, rspack: RspackModule): RuleSetRule {
  const { oneOf, use } = rule;
  const uses = Array.isArray(use) ? use : [use];
  return {
    ...rule,
    ...(oneOf && { oneOf: oneOf.map((inner) => inner && translateRule(inner, rspack)) }),
    ...(use &&
      typeof use !== 'function' && {
        use: uses
          .filter((item) => !isLoader(item as RuleSetUseItem, 'postcss-loader'))
          .map((item) => translateLoader(item as RuleSetUseItem, rspack)),
      }),
  };
}

function translateLoader(item: RuleSetUseItem, rspack: RspackModule): RuleSetUseItem {
  if (isLoader(item, 'mini-css-extract-plugin'))
    return { ...item, loader: rspack.CssExtractRspackPlugin.loader };
  return isLoader(item, 'swc-loader') ? { ...item, loader: 'builtin:swc-loader' } : item;
}

/** Returns whether a rule uses a package's loader. */
function isLoader(item: RuleSetUseItem, name: string): item is { loader: string } {
  return typeof item === 'object' && Boolean(item?.loader?.split(/[\\/]/).includes(name));
}
