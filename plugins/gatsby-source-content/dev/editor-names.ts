import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite, fenceWords, type LoadedSite, mdxTypes } from '@docs/content';
import { ContentError } from '@docs/content/shared';

/** The file that completion in VS Code reads: see `.vscode/extensions/site-completion`. */
const namesFile = 'node_modules/.cache/editor/names.json';

let written = '';

/** Writes what authors can refer to, if it has changed. */
export function writeEditorNames(site: LoadedSite): void {
  const text = JSON.stringify(editorNames(site));
  if (text !== written) atomicWrite(path.join(site.folders.root, namesFile), text);
  written = text;
}

/** Returns what authors can refer to: pages with their headings, diagrams, and the words of a code fence. */
export function editorNames({
  routes,
  documents,
  compiled,
  folders,
}: Pick<LoadedSite, 'routes' | 'documents' | 'compiled' | 'folders'>) {
  const titles = new Map(
    mdxTypes.flatMap((type) => documents.any(type).map(({ sourcePath, title }) => [sourcePath, title])),
  );
  const pages = routes.pages.filter(({ template }) => template !== 'redirect');
  const diagrams = path.join(folders.contentDir, 'diagrams');
  return {
    pages: [
      ...pages.map(({ path: route, sourcePath: file = '' }) => {
        const result = compiled.get(file);
        const headings = !result || result instanceof ContentError ? [] : result.facts.toc;
        return {
          path: route,
          title: String(titles.get(file) ?? ''),
          file,
          headings: headings.map(({ id, text }) => ({ id, text })),
        };
      }),
      ...routes.handWritten.map((route) => ({ path: route, title: '', file: '', headings: [] })),
    ],
    diagrams: fs.existsSync(diagrams) ? fs.readdirSync(diagrams).map((name) => path.parse(name).name) : [],
    words: fenceWords,
  };
}
