import { readEnv } from '../../site/env';
import { writeMachineFiles } from '../machines';
import type { MachinePage } from '../machines/page';

/** Writes what machines read, while webpack bundles what readers see. Gives the files, absolute. */
export function run({ root, pages }: { root: string; pages: MachinePage[] }): Promise<string[]> {
  return writeMachineFiles(pages, { root, env: readEnv() });
}
