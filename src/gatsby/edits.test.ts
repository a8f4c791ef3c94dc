import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { serveEdits, tellEdit } from './edits';

jest.mock('./shown-content', () => ({ shownTree: async () => [{ tag: 'p', html: 'New.' }] }));

/** A reader's connection that keeps what it is told. */
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

test('every open page is told of an edit, as events that are not compressed, until it is closed', async () => {
  const [first, second] = [new Connection(), new Connection()];
  serveEdits({
    get: (path, answer) => {
      expect(path).toBe('/__edits');
      for (const connection of [first, second]) answer({}, connection as unknown as ServerResponse);
    },
  });
  expect(first.headers).toEqual({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-transform',
  });
  const folders = { root: '/site', contentDir: '/site/content' };
  await tellEdit('/docs/a', '/site/content/docs/a.mdx', folders);
  second.emit('close');
  await tellEdit('/docs/b', '/site/content/docs/b.mdx', folders);

  const event = (path: string) => `data: {"path":"${path}","tree":[{"tag":"p","html":"New."}]}\n\n`;
  expect(first.written).toEqual(['\n', event('/docs/a'), event('/docs/b')]);
  expect(second.written).toEqual(['\n', event('/docs/a')]);
});
