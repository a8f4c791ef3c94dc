import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite, cacheRoot, digestOf, sourceDigest } from '@docs/content';
import { ogImageFile } from '@docs/content/shared';
import type { OutputPage } from '../page';
import { ogImagePainter } from './draw';

/** Routes whose cards have an artwork: posts, which have it as their cover. */
const hasArt = /^\/(?:blog|learn|success-stories)\/./;

/**
 * Draws the cards of pages, reusing those that a cache has from earlier builds (`node_modules/.cache/cards`). Returns
 * the files by their path from the site's root. `root` is the project folder.
 */
export async function drawCards(pages: readonly OutputPage[], root: string): Promise<Map<string, string>> {
  const version = painterDigest(root);
  const files = new Map<string, string>();
  let painter: ReturnType<typeof ogImagePainter> | undefined;
  const draw = async ({ path: route, title, trail, description }: OutputPage) => {
    const art = hasArt.test(route) ? { seed: route, subject: `${title} ${description}` } : undefined;
    const name = `${digestOf(version, JSON.stringify({ title, trail, art }))}.jpg`;
    const file = path.join(cacheRoot(root), 'cards', name);
    files.set(ogImageFile(route), file);
    if (fs.statSync(file, { throwIfNoEntry: false })?.size) return;
    painter ??= ogImagePainter(root);
    atomicWrite(file, await painter({ title, trail, art }));
  };
  // While one is laid out here, sharp's threads render others.
  const queue = pages.values();
  const worker = async () => {
    for (const page of queue) await draw(page);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
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
