import fs from 'node:fs';
import path from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';

/** The part of a response of the development server that is needed here. */
interface HtmlResponse {
  set(name: string, value: string): HtmlResponse;
  type(name: string): HtmlResponse;
  send(text: string): void;
}

/**
 * Serves the document of the live samples' preview in development, where Gatsby serves all files of the built site but
 * HTML.
 * @param publicFolder Path of the built site.
 */
export function servePreview(app: CreateDevServerArgs['app'], publicFolder: string): void {
  app.get(
    '/static/live/:digest/preview.html',
    ({ params: { digest } }: { params: { digest: string } }, response: HtmlResponse, next: () => void) => {
      const file = path.join(publicFolder, 'static/live', path.basename(digest), 'preview.html');
      if (fs.existsSync(file))
        response.set('Cache-Control', 'no-cache').type('html').send(fs.readFileSync(file, 'utf8'));
      else next();
    },
  );
}
