import { pruneCache } from '@docs/content';
import { currentSite } from '../site';

/** Deletes compiled pages that no build has used for two weeks. */
export function onPostBuild(): void {
  const { folders, compiler } = currentSite();
  pruneCache(folders.root, compiler.usedKeys(), Date.now());
}
