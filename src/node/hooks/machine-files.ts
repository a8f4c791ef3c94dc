import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { docOrder } from '../content-sets/docs/order';
import type { MadePage } from '../machines/page-writers';
import { machinePages } from '../machines/pages';
import { type SiteData, siteQuery } from '../machines/site-data';
import { removeStaleFiles } from '../machines/write-files';
import type { PageSource } from '../search/collect-records';
import { startTask, type Tasks } from '../tasks/start';
import { ask, siteFolders } from './prepare';

type Input = Parameters<Tasks['write-machine-files']>[0];

let give: ((input: Input) => void) | undefined;
let written: Promise<string[]> | undefined;

/** Starts the process that writes what machines read of the pages, while this one makes what readers see of them. */
export function prepareMachineFiles(): void {
  const input = new Promise<Input>((resolve) => {
    give = resolve;
  });
  written = startTask(siteFolders().root, 'write-machine-files', input);
  // A failure is told where the files are waited for.
  written.catch(() => undefined);
}

/** Gives that process its work, once there are pages. */
export async function startMachineFiles(
  { store, getNodesByType }: ParentSpanPluginArgs,
  searched: PageSource[],
): Promise<void> {
  const { root, contentDir } = siteFolders();
  const made = [...(store.getState().pages as Map<string, MadePage>).values()];
  const order = docOrder({ getNodesByType: getNodesByType as never, contentDir });
  const pages = machinePages(made, await ask<SiteData>(siteQuery), order);
  give?.({ root, pages, searched });
}

/** Waits for these files, and removes those of pages that are gone. */
export async function endMachineFiles(): Promise<void> {
  const { root } = siteFolders();
  const files = (await written) ?? [];
  const folders = { publicFolder: path.join(root, 'public'), staticFolder: path.join(root, 'static') };
  removeStaleFiles(files, folders);
}
