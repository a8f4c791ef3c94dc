import fs from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '@docs/content';

/** The old and the new name of a page or folder, below the content folder and without its extension. */
type Names = [old: string, next: string];

/**
 * Returns the commands that correct what refers to renamed pages: those that are gone from the first state of a site,
 * and have the same title elsewhere in the second. A folder is one command.
 */
export function offeredMoves(before: LoadedSite, after: LoadedSite): string[] {
  const [old, next] = [pagesOf(before), pagesOf(after)];
  const added = [...next].filter(([file]) => !old.has(file));
  const gone = [...old].filter(([file]) => !next.has(file));
  const moves = gone.flatMap(([file, title]) => {
    const found = added.find(([, other]) => other === title);
    if (!found) return [];
    const names = [file, found[0]].map((name) => name.replace(/\.mdx?$/, '')) as Names;
    return [`npm run move -- ${foldersOf(names, { contentDir: after.folders.contentDir, old }).join(' ')}`];
  });
  return [...new Set(moves)];
}

/** Returns the titles of the pages that can be moved, by file. */
function pagesOf({ documents, folders }: LoadedSite): Map<string, string> {
  return new Map(
    [...documents.of('Doc'), ...documents.of('Post')].map(({ sourcePath, title }) => [
      path.relative(folders.contentDir, sourcePath).split(path.sep).join('/'),
      title,
    ]),
  );
}

/** Returns the topmost folders that were renamed as a whole, or the names themselves. */
function foldersOf(
  names: Names,
  { contentDir, old }: { contentDir: string; old: ReadonlyMap<string, string> },
): Names {
  if (path.basename(names[0]) !== path.basename(names[1])) return names;
  const [from, to] = names.map((name) => path.posix.dirname(name)) as Names;
  const isWhole =
    from !== to &&
    from.includes('/') &&
    to.includes('/') &&
    !fs.existsSync(path.join(contentDir, from)) &&
    ![...old.keys()].some((file) => file.startsWith(`${to}/`));
  return isWhole ? foldersOf([from, to], { contentDir, old }) : names;
}
