import type { VFile } from 'vfile';
import { environmentOf } from '../context';

/**
 * Returns the URL of a route or heading as a page writes it: only the hash for a heading on the same page,
 * else with the path prefix.
 */
export function linkAddress(to: string, file: VFile): string {
  const { pathPrefix, routeOfFile } = environmentOf(file);
  const own = routeOfFile(file.path);
  return own !== undefined && to.startsWith(`${own}#`) ? to.slice(own.length) : pathPrefix + to;
}
