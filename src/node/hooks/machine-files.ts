import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { SearchRecord } from '../../shared/search/record';
import { docOrder } from '../content-sets/docs/order';
import type { MadePage } from '../machines/page-writers';
import { machinePages } from '../machines/pages';
import { type SiteData, siteQuery } from '../machines/site-data';
import { removeStaleFiles } from '../machines/write-files';
import { startTask } from '../tasks/start';
import { ask, siteFolders } from './prepare';

let written: Promise<string[]> | undefined;

/** Starts to write what machines read of the pages, in another process, while this one makes what readers see of them. */
export async function startMachineFiles(
  { store, getNodesByType }: ParentSpanPluginArgs,
  records: SearchRecord[],
): Promise<void> {
  const { root, contentDir } = siteFolders();
  const made = [...(store.getState().pages as Map<string, MadePage>).values()];
  const order = docOrder({ getNodesByType: getNodesByType as never, contentDir });
  const pages = machinePages(made, await ask<SiteData>(siteQuery), order);
  written = startTask(root, 'write-machine-files', { root, pages, records });
  // It is told where the files are waited for.
  written.catch(() => undefined);
}

/** Waits for these files, and removes those of pages that are gone. */
export async function endMachineFiles(): Promise<void> {
  const { root } = siteFolders();
  const files = (await written) ?? [];
  const folders = { publicFolder: path.join(root, 'public'), staticFolder: path.join(root, 'static') };
  removeStaleFiles(files, folders);
}
