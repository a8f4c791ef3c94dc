import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { SiteFolders } from '@docs/content';
import { editorAddress, isSamePath } from '@docs/content/shared';

interface EditorServer {
  get(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** A page as Gatsby knows it. */
interface ShownPage {
  path: string;
  /** Its template, with the page's own file as the query `__contentFilePath` if it has one. */
  component: string;
}

/** What the buttons "Edit here" and those of messages refer to. */
export interface EditedSite {
  folders: SiteFolders;
  /** The absolute path of a route's content file. */
  fileOfRoute(route: string): string | undefined;
  /** All pages, for those without a content file. */
  pages(): Iterable<ShownPage>;
}

/**
 * Opens files in the author's editor. Gatsby has an endpoint for that, which finds a running editor or starts
 * `$REACT_EDITOR`, `$VISUAL` or `$EDITOR`: this one redirects there.
 */
export function serveEditor(app: EditorServer, site: () => EditedSite): void {
  app.get(editorAddress, (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const file = fileOf(searchParams, site());
    const query = new URLSearchParams({ fileName: file ?? '', lineNumber: searchParams.get('line') ?? '1' });
    if (file) response.writeHead(302, { Location: `/__open-stack-frame-in-editor?${query}` });
    else response.writeHead(204);
    response.end();
  });
}

function fileOf(query: URLSearchParams, { folders, fileOfRoute, pages }: EditedSite): string | undefined {
  const name = query.get('file');
  const route = query.get('path');
  // Messages name files from the project's folder, or from the one above the content if it is elsewhere.
  if (name !== null)
    return [folders.root, path.dirname(folders.contentDir)]
      .map((folder) => path.join(folder, name))
      .find((file) => fs.existsSync(file));
  if (route === null) return undefined;
  const page = [...pages()].find((one) => isSamePath(one.path, route));
  return fileOfRoute(route) ?? page?.component.replace(/\?.*/, '');
}
