import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../../shared/content-error';
import { readJson } from '../schema/json';
import { isObject } from './is-object';
import { runModule } from './run-module';

/** A line of the file in which Nextra and Fumadocs say what the sidebar shows of a folder. */
export type MetaLine =
  /** A page or folder, by its name without extension, or by its path. */
  | { name: string; label?: string; isHidden?: boolean; isUnfolded?: boolean }
  | { href: string; label: string }
  /** The beginning of a group; without a label, a divider. */
  | { separator: string }
  /** All pages and folders that no other line names. */
  | { rest: true };

/** Such a file. */
export interface FolderMeta {
  /** As messages show it. */
  file: string;
  title?: string | undefined;
  lines: readonly MetaLine[];
}

/** Reads the file of a folder (absolute path), if it has one. `root` is the folder that messages start at. */
export function readFolderMeta(
  folder: string,
  root: string,
  problems: ContentProblem[],
): FolderMeta | undefined {
  for (const name of ['_meta.js', '_meta.ts', '_meta.json', 'meta.json']) {
    const absolutePath = path.join(folder, name);
    if (!fs.existsSync(absolutePath)) continue;
    const source = fs.readFileSync(absolutePath, 'utf8');
    const file = path.relative(root, absolutePath).split(path.sep).join('/');
    const value = name.endsWith('.json')
      ? readJson(source, file, problems)?.value
      : runModule(
          { source, absolutePath, name: file },
          problems,
          "a module that exports the folder's entries",
        );
    if (!isObject(value)) return undefined;
    return name === 'meta.json' ? fumadocs(value, file) : { file, lines: nextraLines(value) };
  }
  return undefined;
}

/** In Nextra, the file has a key for each entry. Pages without one come last. */
function nextraLines(value: Record<string, unknown>): MetaLine[] {
  const lines = Object.entries(value).flatMap(([name, entry]): MetaLine[] => {
    if (name === '*') return [];
    if (!isObject(entry)) return [typeof entry === 'string' && entry ? { name, label: entry } : { name }];
    const label = typeof entry.title === 'string' && entry.title ? entry.title : undefined;
    if (entry.type === 'separator') return [{ separator: label ?? '' }];
    if (typeof entry.href === 'string') return [{ href: entry.href, label: label ?? name }];
    if (entry.type === 'menu') return [];
    return [
      {
        name,
        ...(label !== undefined && { label }),
        isHidden: entry.display === 'hidden',
        isUnfolded: entry.display === 'children',
      },
    ];
  });
  return [...lines, { rest: true }];
}

const link = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/;

/** In Fumadocs, `pages` has the entries, in a notation of its own. Without it, the folder's order applies. */
function fumadocs({ title, pages }: Record<string, unknown>, file: string): FolderMeta {
  const lines = (Array.isArray(pages) ? pages : ['...']).flatMap((entry: unknown): MetaLine[] => {
    if (typeof entry !== 'string') return [];
    const [, separator] = /^---(.*?)(?:---)?$/.exec(entry) ?? [];
    if (separator !== undefined) return [{ separator: separator.replace(/^\[[^\]]*\]/, '').trim() }];
    const [, label, href] = link.exec(entry) ?? [];
    if (label && href) return [{ href, label }];
    if (entry === '...' || entry === 'z...a') return [{ rest: true }];
    if (entry.startsWith('!')) return [{ name: entry.slice(1), isHidden: true }];
    if (entry.startsWith('...')) return [{ name: entry.slice(3), isUnfolded: true }];
    return [{ name: entry.replace(/\.mdx?$/, '') }];
  });
  return { file, title: typeof title === 'string' ? title : undefined, lines };
}
