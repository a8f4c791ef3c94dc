import fs from 'node:fs';
import path from 'node:path';
import { type ContentImage, digestOf } from '@docs/content';
import type { NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import sharp from 'sharp';

type ImageApi = Pick<NodePluginArgs, 'reporter' | 'cache' | 'pathPrefix'>;

/** Maximum display width of an image, in CSS pixels. */
const maxWidth = 760;

/**
 * Processes an image file with the site's image plugin: several widths, modern formats, width and height. SVG
 * and GIF files are copied unchanged.
 *
 * @throws {Error} with a plain reason if the file is not an image.
 */
export async function processImage(file: string, root: string, api: ImageApi): Promise<ContentImage> {
  const bytes = fs.readFileSync(file);
  const { format, width } = await sharp(bytes).metadata();
  if (format === 'svg' || format === 'gif') return copyImage(file, root, api.pathPrefix);
  const { name, ext } = path.parse(file);
  const contentDigest = digestOf(bytes.toString('base64')).slice(0, 32);
  const data = await generateImageData({
    file: {
      id: file,
      name,
      base: name + ext,
      extension: ext.slice(1),
      absolutePath: file,
      internal: { contentDigest },
    },
    args: {
      layout: 'constrained',
      placeholder: 'none',
      formats: ['auto', 'webp'],
      // The plugin's default includes a quarter, for screens of less than 200 px.
      outputPixelDensities: [0.5, 1, 2],
      width: Math.min(width, maxWidth),
    },
    ...api,
  });
  if (!data?.images.fallback) throw new Error('it cannot be processed as an image');
  const { fallback, sources = [] } = data.images;
  return { ...fallback, width: data.width, height: Math.round(data.height), sources };
}

/**
 * Copies an image file into the build under a content hash. The development server does so with all images: the
 * image plugin would process each when a browser requests it, but forgets to after Gatsby's cache was dropped.
 *
 * @throws {Error} with a plain reason if the file is not an image.
 */
export async function copyImage(file: string, root: string, pathPrefix: string): Promise<ContentImage> {
  const bytes = fs.readFileSync(file);
  const { format, width, height } = await sharp(bytes).metadata();
  const digest = digestOf(bytes.toString('base64')).slice(0, 16);
  const target = `/static/${path.parse(file).name}-${digest}${path.extname(file)}`;
  fs.cpSync(file, path.join(root, 'public', target), { force: false });
  const scale = format === 'svg' || format === 'gif' ? 1 : Math.min(1, maxWidth / width);
  return {
    src: pathPrefix + target,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
