import type { ServerResponse } from 'node:http';
import { editsAddress } from '../shared/edits';
import { shownTree } from './shown-content';

const readers = new Set<ServerResponse>();

interface EventServer {
  get(path: string, answer: (request: unknown, response: ServerResponse) => void): void;
}

/**
 * Has the development server tell the open pages of edits at once: Gatsby gathers changes, and makes schema and pages anew, before it
 * tells them of new data. Server-sent events, each `{ path, tree }`.
 */
export function serveEdits(app: EventServer): void {
  app.get(editsAddress, (_, response) => {
    // Not to be compressed: an event would wait until there is enough of them.
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
    });
    response.write('\n');
    readers.add(response);
    response.on('close', () => readers.delete(response));
  });
}

/** Tells of the content that a page's file has now. `path` is the page's route, `file` absolute. */
export async function tellEdit(
  path: string,
  file: string,
  folders: { root: string; contentDir: string },
): Promise<void> {
  if (readers.size === 0) return;
  const tree = await shownTree(file, folders);
  for (const reader of readers) reader.write(`data: ${JSON.stringify({ path, tree })}\n\n`);
}
