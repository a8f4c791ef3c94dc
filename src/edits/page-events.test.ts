import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { PageEvent } from '../shared/edits';
import { servePageEvents, tellPages } from './page-events';

/** A reader's connection that records its events. */
class Connection extends EventEmitter {
  written: string[] = [];
  headers: Record<string, string> = {};

  writeHead(_status: number, headers: Record<string, string>) {
    this.headers = headers;
  }

  write(text: string) {
    this.written.push(text);
  }
}

const text = (event: PageEvent) => `data: ${JSON.stringify(event)}\n\n`;
const edit = (path: string): PageEvent => ({ path, tree: [{ tag: 'p', html: 'New.' }] });

test('every open page is told of an edit, as events that are not compressed, until it is closed; later ones what they missed', () => {
  let answer: (request: unknown, response: ServerResponse) => void = () => undefined;
  servePageEvents({
    get: (path, added) => {
      expect(path).toBe('/__edits');
      answer = added;
    },
  });
  const open = () => {
    const connection = new Connection();
    answer({}, connection as EventEmitter as ServerResponse);
    return connection;
  };
  const [first, second] = [open(), open()];
  expect(first.headers).toEqual({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-transform',
  });
  const problems: PageEvent = { problems: [{ text: 'content/sidebars/main.yaml:1' }] };
  tellPages(edit('/docs/a'));
  second.emit('close');
  tellPages(problems);
  const third = open();
  // The same content again is not sent.
  tellPages(edit('/docs/a'));
  tellPages(edit('/docs/b'));

  const none = text({ problems: [] });
  expect(first.written).toEqual([none, text(edit('/docs/a')), text(problems), text(edit('/docs/b'))]);
  expect(second.written).toEqual([none, text(edit('/docs/a'))]);
  expect(third.written).toEqual([text(problems), text(edit('/docs/a')), text(edit('/docs/b'))]);
});
