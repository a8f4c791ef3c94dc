import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { PageEvent } from '../../../packages/content/shared/edits';
import { sendToPages, servePageEvents } from './page-events';

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

test('every open page gets an edit, as an event that is not compressed, until it is closed; later ones get what they missed', () => {
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
  const problems: PageEvent = {
    problems: [{ text: 'content/sidebars/main.yaml:1', edit: '' }],
  };
  sendToPages(edit('/docs/a'));
  second.emit('close');
  sendToPages(problems);
  const third = open();
  // The same content again is not sent.
  sendToPages(edit('/docs/a'));
  sendToPages(edit('/docs/b'));

  const none = text({ problems: [] });
  expect(first.written).toEqual([none, text(edit('/docs/a')), text(problems), text(edit('/docs/b'))]);
  expect(second.written).toEqual([none, text(edit('/docs/a'))]);
  expect(third.written).toEqual([text(problems), text(edit('/docs/a')), text(edit('/docs/b'))]);
});
