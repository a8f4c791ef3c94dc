import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { codeDigest, digestOf } from './src/content-model/digest';
import { createFileFilter } from './src/gatsby/file-nodes';
import { hostedIndexPlugin } from './src/search/index-writer/hosted-index-plugin';
import { readEnv } from './src/site/env';
import { settings } from './src/site/settings';

const root = process.cwd();
const env = readEnv();

/*
 * Gatsby drops its cache when its own files change, not when the modules they import do. The plugin
 * `site-version` has no version, so Gatsby hashes its files: a digest of our code and settings written there
 * makes it drop a stale cache.
 */
const digest = digestOf(
  codeDigest(root, [
    'src/content-model',
    'src/edits',
    'src/gatsby',
    'src/mdx',
    'src/outputs',
    'src/search',
    'src/shared',
    'src/site',
    'src/tasks',
  ]),
  JSON.stringify(env),
  process.env.NODE_ENV ?? '',
  process.env.GATSBY_PATCHES ?? '',
);
fs.writeFileSync(path.join(root, 'plugins/site-version/digest.txt'), `${digest}\n`);

const config: GatsbyConfig = {
  siteMetadata: { title: settings.tagline, siteUrl: env.siteUrl, version: settings.version },
  pathPrefix: env.pathPrefix,
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    'site-version',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve(root, env.contentDir),
        ignore: ['**/.git', createFileFilter()],
      },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      // Its MDX plugins need the site: `src/gatsby/hooks/on-plugin-init.ts` sets them.
      options: { extensions: ['.mdx', '.md'] },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    hostedIndexPlugin(env),
  ],
};

export default config;
