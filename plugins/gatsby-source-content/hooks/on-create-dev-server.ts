import type { CreateDevServerArgs } from 'gatsby';
import { servePageEvents } from '../edits/page-events';

/** Sends edits to open pages. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  servePageEvents(app);
}
