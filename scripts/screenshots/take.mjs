import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, ensureBrowser } from '../install/browser.mjs';
import { Failure } from '../terminal/main.mjs';
import { recordPictures } from './manifest.mjs';
import { openStudio, seek } from './page.mjs';
import { shots as allShots } from './shots.mjs';
import { startStudio } from './studio.mjs';

/** @typedef {import('./shots.mjs').Shot} Shot */

/** Maximum size of a screenshot in bytes. They are in the repository, and a page can show several. */
const mostBytes = 60_000;
/** How long pictures, waveforms and layout take to settle, in ms. */
const rest = 1500;

/**
 * Takes screenshots of the Studio, one at a time, and writes them next to their pages.
 * @param {{ root: string, shots: readonly Shot[], say: (text: string) => void }} options
 * @returns {Promise<string>} the number of screenshots and their total size
 */
export async function takeScreenshots({ root, shots, say }) {
  if (shots.length === 0) {
    recordPictures(root, [], allShots);
    return 'all are up to date';
  }
  const executablePath = await ensureBrowser(say);
  const studio = await startStudio(root, say);
  const browser = await chromium.launch({ executablePath, args: browserFlags() });
  let bytes = 0;
  const failures = [];
  try {
    for (const shot of shots) {
      say(shot.file);
      try {
        const picture = await takeOne(browser, studio.origin, shot);
        const file = join(root, 'content', shot.file);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, picture);
        recordPictures(root, [shot], allShots);
        bytes += picture.length;
      } catch (error) {
        const [reason] = /** @type {Error} */ (error).message.split('Browser logs');
        failures.push(`${shot.file}: ${reason}`);
      }
    }
  } finally {
    await browser.close();
    studio.stop();
  }
  if (failures.length > 0) throw new Failure(`These screenshots failed:\n\n${failures.join('\n')}`);
  return `${shots.length} taken, ${Math.round(bytes / 1000)} KB`;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Shot} shot
 */
async function takeOne(browser, origin, { composition, frame = 0, sidebar = false, take }) {
  const page = await openStudio(browser, `${origin}/${composition}`, sidebar);
  try {
    // A composition that throws an error shows no controls.
    await page
      .getByText(/^(File|Error)$/)
      .first()
      .waitFor();
    await page.waitForTimeout(rest);
    await seek(page, frame);
    const clip = await take?.(page);
    await page.waitForTimeout(rest);
    const png = await page.screenshot(clip ? { clip } : {});
    const picture = await sharp(png).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length > mostBytes)
      throw new Error(`it has ${picture.length} bytes, and the limit is ${mostBytes}; crop it`);
    return picture;
  } finally {
    await page.close();
  }
}
