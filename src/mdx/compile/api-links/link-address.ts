import type { VFile } from 'vfile';
import { environmentOf } from '../context';

/** The address of a route or a heading as a page writes it: a heading of its own page by its id alone, else with the path prefix. */
export function linkAddress(to: string, file: VFile): string {
  const { pathPrefix, routeOfFile } = environmentOf(file);
  const own = routeOfFile(file.path);
  return own !== undefined && to.startsWith(`${own}#`) ? to.slice(own.length) : pathPrefix + to;
}
