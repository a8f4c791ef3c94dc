import type { ServerResponse } from 'node:http';
import { editsAddress, type PageEvent } from '@docs/content/shared';

interface EventServer {
  get(path: string, answer: (request: unknown, response: ServerResponse) => void): void;
}

const readers = new Set<ServerResponse>();
/**
 * The events for a page that is opened later: the problems, that pages were created, and the latest content
 * of each edited page.
 */
const last = new Map<string, PageEvent>([['', { problems: [] }]]);

/**
 * Sends edits to open pages immediately: Gatsby batches changes, and rebuilds schema and pages, before it
 * sends new data. A page that is opened later gets the events it missed.
 */
export function servePageEvents(app: EventServer): void {
  app.get(editsAddress, (_, response) => {
    // Not compressed: compression would buffer events.
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
    });
    for (const event of last.values()) response.write(textOf(event));
    readers.add(response);
    response.on('close', () => readers.delete(response));
  });
}

/** Sends an event to every open page, unless it repeats the page's latest content. */
export function sendToPages(event: PageEvent): void {
  if ('tree' in event && isRepeated(event)) return;
  if ('problems' in event) last.set('', event);
  if ('pagesCreated' in event) last.set('pages', event);
  if ('tree' in event) last.set(event.path, event);
  for (const reader of readers) reader.write(textOf(event));
}

function isRepeated(event: PageEvent & { path: string }): boolean {
  const before = last.get(event.path);
  return before !== undefined && textOf(before) === textOf(event);
}

function textOf(event: PageEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
