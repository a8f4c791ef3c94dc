import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../terminal/run.mjs';

/** The package with the toolkit's native programs for Linux on x64. */
export const compositorPackage = '@remotion/compositor-linux-x64-gnu';

/**
 * Downloads the native programs of the toolkit temporarily. Needs the network.
 * @template T
 * @param {string} version Of the package.
 * @param {(folder: string) => Promise<T>} use Receives the folder of the package, with an executable FFmpeg.
 */
export async function withCompositor(version, use) {
  const folder = mkdtempSync(join(tmpdir(), 'compositor-'));
  try {
    await run('npm', ['pack', `${compositorPackage}@${version}`, '--silent'], { cwd: folder });
    await run('tar', ['xzf', `remotion-compositor-linux-x64-gnu-${version}.tgz`], { cwd: folder });
    chmodSync(join(folder, 'package/ffmpeg'), 0o755);
    return await use(join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
