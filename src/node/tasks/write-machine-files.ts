import os from 'node:os';
import { readEnv } from '../../site/env';
import { writeMachineFiles } from '../machines';
import type { MachinePage } from '../machines/page';

/** Writes what machines read, while webpack bundles what readers see. Gives the files, absolute. */
export function run({ root, pages }: { root: string; pages: MachinePage[] }): Promise<string[]> {
  // What the build waits for goes first.
  os.setPriority(10);
  return writeMachineFiles(pages, { root, env: readEnv() });
}
