import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { docOrder } from '../content-model/sets/docs/order';
import type { MadePage } from '../outputs/page-writers';
import { outputPages } from '../outputs/pages';
import { type SiteData, siteQuery } from '../outputs/site-data';
import { removeStaleFiles } from '../outputs/write-files';
import type { PageSource } from '../search/records/collect-records';
import { ask, siteFolders } from './prepare';
import { startTask, type Tasks } from './tasks/start';

type Input = Parameters<Tasks['write-output-files']>[0];

let task: { give(input: Input): void; written: Promise<string[]> } | undefined;

/** Starts the process that writes beside the pages; it loads its code while this one goes on. */
export function startOutputFiles(): void {
  let give: (input: Input) => void = () => undefined;
  const input = new Promise<Input>((resolve) => {
    give = resolve;
  });
  const written = startTask(siteFolders().root, 'write-output-files', input);
  // A failure is told where the files are waited for.
  written.catch(() => undefined);
  task = { give, written };
}

/** Gives that process its work, once there are pages. */
export async function giveOutputInput(
  { store, getNodesByType }: ParentSpanPluginArgs,
  searchPages: PageSource[],
): Promise<void> {
  const { root, contentDir } = siteFolders();
  const made = [...(store.getState().pages as Map<string, MadePage>).values()];
  const order = docOrder({ getNodesByType: getNodesByType as never, contentDir });
  const pages = outputPages(made, await ask<SiteData>(siteQuery), order);
  started().give({ root, pages, searchPages });
}

/** Waits for these files, and removes those of pages that are gone. */
export async function finishOutputFiles(): Promise<void> {
  const { root } = siteFolders();
  const files = await started().written;
  const folders = { publicFolder: path.join(root, 'public'), staticFolder: path.join(root, 'static') };
  removeStaleFiles(files, folders);
}

function started(): NonNullable<typeof task> {
  if (!task) throw new Error('The process that writes beside the pages was not started.');
  return task;
}
