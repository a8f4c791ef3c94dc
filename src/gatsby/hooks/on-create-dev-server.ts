import type { CreateDevServerArgs } from 'gatsby';
import { servePageEvents } from '../../edits/page-events';
import { createRequestedFiles } from '../../tasks/requested-files';
import { shownSite } from '../site';

/** The part of the development server's types that is needed here. */
interface Answer {
  set(name: string, value: string): Answer;
  type(name: string): Answer;
  send(text: string): void;
}

/** Sends edits to open pages immediately, and serves the files that a build would write. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  servePageEvents(app);
  const readFile = createRequestedFiles(shownSite);
  app.get('*', ({ path }: { path: string }, response: Answer, next: (error?: unknown) => void) => {
    try {
      const text = readFile(path);
      if (text === undefined) next();
      else response.set('Cache-Control', 'no-cache').type('json').send(text);
    } catch (error) {
      next(error);
    }
  });
}
