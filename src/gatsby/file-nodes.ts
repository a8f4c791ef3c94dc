import fs from 'node:fs';
import { isPartial } from '../mdx/compile/partials';
import { mayBeModule } from '../mdx/compile/source-compat';

/** The part of a file's state that is needed here. `chokidar` asks about each path with and without it. */
type Stats = Pick<fs.Stats, 'isFile' | 'mtimeMs' | 'size'>;

/**
 * Returns a function for the option `ignore` of gatsby-source-filesystem. It returns whether a path is an MDX
 * file that needs no File node: only gatsby-plugin-mdx uses these, for pages in module mode and the partials
 * that they import. Each page without them saves Gatsby two nodes and an entry in its cache. If an edit makes a
 * page a module, the watcher asks again.
 */
export function createFileFilter(): (file: string, stats?: Stats) => boolean {
  const known = new Map<string, { version: string; isIgnored: boolean }>();
  return (file, stats) => {
    if (!stats?.isFile() || !/\.mdx?$/.test(file) || isPartial(file)) return false;
    const version = `${stats.mtimeMs} ${stats.size}`;
    const before = known.get(file);
    if (before?.version === version) return before.isIgnored;
    const isIgnored = !mayBeModule(fs.readFileSync(file, 'utf8'));
    known.set(file, { version, isIgnored });
    return isIgnored;
  };
}
