import type { LoadedSite } from '@docs/content';
import type { CreateDevServerArgs } from 'gatsby';
import { type Emitter, onSite } from '../gatsby-source-content/site-events';
import { createRequestedFiles } from './requested-files';

/** The part of a response of the development server that is needed here. */
interface FileResponse {
  set(name: string, value: string): FileResponse;
  type(name: string): FileResponse;
  send(text: string): void;
}

let site: LoadedSite | undefined;

/** Remembers the site that pages show. Call this in `onPluginInit`, before the site is read. */
export function followSite(emitter: Emitter): void {
  onSite(emitter, (shown) => {
    site = shown;
  });
}

/** Serves the JSON files that a build would write, from the content as it is now. */
export function serveOutputs(app: CreateDevServerArgs['app']): void {
  const readFile = createRequestedFiles(() => {
    if (!site) throw new Error('A file was requested before the site was read.');
    return site;
  });
  app.get('*', ({ path }: { path: string }, response: FileResponse, next: (error?: unknown) => void) => {
    try {
      const text = readFile(path);
      if (text === undefined) next();
      else response.set('Cache-Control', 'no-cache').type('json').send(text);
    } catch (error) {
      next(error);
    }
  });
}
