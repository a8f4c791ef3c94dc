import fs from 'node:fs';
import path from 'node:path';
import { digestOf, sourceDigest } from '@docs/content';
import { ogImageFile } from '@docs/content/shared';
import { cachedFile, forEachOf } from '../cached-file';
import type { OutputPage } from '../page';
import { ogImagePainter } from './draw';

/** Routes whose cards have an artwork: posts, which have it as their cover. */
const hasArt = /^\/(?:blog|learn|success-stories)\/./;

/** Number of cards drawn concurrently. While one is laid out here, sharp's threads render others. */
const atOnce = 4;

/**
 * Draws the cards of pages, reusing unchanged ones. Returns the files by their path from the site's root.
 * `root` is the project folder.
 */
export async function drawCards(pages: readonly OutputPage[], root: string): Promise<Map<string, string>> {
  const version = painterDigest(root);
  const files = new Map<string, string>();
  let painter: ReturnType<typeof ogImagePainter> | undefined;
  await forEachOf(pages, atOnce, async ({ path: route, title, trail, description }) => {
    const art = hasArt.test(route) ? { seed: route, subject: `${title} ${description}` } : undefined;
    const name = `${digestOf(version, JSON.stringify({ title, trail, art }))}.jpg`;
    const file = await cachedFile({ root, folder: 'cards', name }, () => {
      painter ??= ogImagePainter(root);
      return painter({ title, trail, art });
    });
    files.set(ogImageFile(route), file);
  });
  return files;
}

/**
 * Returns the digest of everything that affects the drawing: our code, the logo, and the packages, whose
 * versions are exact.
 */
function painterDigest(root: string): string {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const packages = ['opentype.js', 'sharp', '@fontsource/inter', '@fontsource/jetbrains-mono'];
  return digestOf(
    sourceDigest(root, ['plugins/gatsby-plugin-outputs/og-images', 'packages/content/artwork']),
    fs.readFileSync(path.join(root, 'static/logo-dark.svg'), 'utf8'),
    ...packages.map((name) => String(dependencies[name])),
  );
}
