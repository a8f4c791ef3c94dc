import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';

type ParseFile = (file: string, addError: unknown) => Promise<unknown>;

interface FileParser {
  prototype: { parseFile: ParseFile };
}

const extracted = /\bgraphql`|from ['"]gatsby-plugin-image['"]|<Slice\b/;

/** Whether a source file has something that Gatsby takes out: a query (its tag called `graphql`), an image or a slice. */
export function hasQuery(file: string): boolean {
  try {
    return extracted.test(fs.readFileSync(file, 'utf8'));
  } catch {
    // Who parses it tells that it cannot be read.
    return true;
  }
}

/**
 * Has Gatsby look for queries where there can be any: in components of pages, and in sources that have one. Left to itself it parses each
 * file of the site, and of the packages with its name, that has a word like `config` in it, and walks through it five times.
 * `root` is the project's folder.
 */
export function parseOnlyQueries(root: string, store: Store): void {
  const { default: parser } = createRequire(path.join(root, 'package.json'))(
    'gatsby/dist/query/file-parser',
  ) as { default: FileParser };
  parser.prototype.parseFile = onlyQueries(parser.prototype.parseFile, (file) =>
    store.getState().components.has(file),
  );
}

/** Gives nothing (null) for a file that is not parsed. A path may name the content of a page behind a `?`. */
export function onlyQueries(parseFile: ParseFile, isComponent: (file: string) => boolean): ParseFile {
  return async function (this: unknown, file, addError) {
    const isParsed = isComponent(file) || hasQuery(file.split('?')[0] as string);
    return isParsed ? parseFile.call(this, file, addError) : null;
  };
}
