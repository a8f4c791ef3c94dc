import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { ContentOptions, SourceOptions } from './plugins/gatsby-source-content/options';
import { writeVersion } from './plugins/gatsby-source-content/version';
import { hostedIndexPlugin } from './plugins/hosted-search-index/hosted-index-plugin';
import { contentSettings, readEnv } from './src/settings';
import { browserDefinitions } from './src/settings/define';
import { currentLocale } from './src/settings/i18n';
import { settings } from './src/settings/settings';
import { settingsProblems } from './src/settings/validate-settings';

const env = readEnv();
const { siteUrl, pathPrefix, repositoryUrl, componentsDir, onBrokenLinks, onUnknownComponent } = env;
const contentDir = path.resolve(env.contentDir);

const content: ContentOptions = {
  contentDir,
  repositoryUrl,
  componentsDir,
  onBrokenLinks,
  onUnknownComponent,
  settings: contentSettings,
};
writeVersion(process.cwd(), content, pathPrefix, process.env.NODE_ENV);

// Every Player opens an audio context, and browsers warn about each one before a user gesture. Demos have no sound, so
// they do not need one.
const playerDefinitions = { AudioContext: 'undefined' };

const config: GatsbyConfig = {
  siteMetadata: { title: settings.tagline, siteUrl, version: settings.version },
  pathPrefix,
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    // Its MDX plugins need the site: gatsby-source-content sets them.
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    // Raster pictures of pages. Those of content are made by gatsby-source-content, with gatsby-plugin-sharp.
    { resolve: 'gatsby-source-filesystem', options: { name: 'images', path: path.resolve('src/images') } },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-source-content',
      options: { ...content, problems: settingsProblems() } satisfies SourceOptions,
    },
    {
      resolve: 'gatsby-plugin-site-bundles',
      options: { contentDir, define: { ...browserDefinitions(env, new Date()), ...playerDefinitions } },
    },
    {
      resolve: 'gatsby-plugin-outputs',
      options: { ...content, siteUrl, language: currentLocale.htmlLang },
    },
    hostedIndexPlugin(env),
    // Gatsby would add it at the end. The last plugin changes how bundles are made, so it has to see all rules.
    'gatsby-plugin-typescript',
    'gatsby-plugin-fast-build',
  ],
};

export default config;
