import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';

type ParseFile = (file: string, addError: unknown) => Promise<unknown>;

interface FileParser {
  prototype: { parseFile: ParseFile };
}

const extracted = /\bgraphql`|from ['"]gatsby-plugin-image['"]|<Slice\b/;

/**
 * Returns whether a source file contains something that Gatsby extracts: a query (its tag called `graphql`),
 * an image or a slice.
 */
export function hasQuery(file: string): boolean {
  try {
    return extracted.test(fs.readFileSync(file, 'utf8'));
  } catch {
    // Gatsby's parser reports that the file cannot be read.
    return true;
  }
}

/**
 * Makes Gatsby look for queries only in page components and in sources that have one. Otherwise Gatsby parses
 * each file of the site, and of packages named after Gatsby, that contains a word such as `config`, and
 * traverses it five times. Warns and changes nothing if Gatsby has no such parser. `root` is the project's
 * folder.
 */
export function parseOnlyQueries(root: string, store: Store, warn: (text: string) => void): void {
  const name = 'gatsby/dist/query/file-parser';
  const parser = loadParser(root, name);
  if (typeof parser?.prototype?.parseFile !== 'function') {
    warn(
      `${name} has no parseFile, so the patch query-files does not apply. The build continues without it.`,
    );
    return;
  }
  parser.prototype.parseFile = onlyQueries(parser.prototype.parseFile, (file) =>
    store.getState().components.has(file),
  );
}

function loadParser(root: string, name: string): Partial<FileParser> | undefined {
  try {
    return (createRequire(path.join(root, 'package.json'))(name) as { default?: FileParser }).default;
  } catch {
    return undefined;
  }
}

/**
 * Returns a parser that skips files without a query: it resolves to null. A path may have the content file of
 * a page after a `?`.
 */
export function onlyQueries(parseFile: ParseFile, isComponent: (file: string) => boolean): ParseFile {
  return async function (this: unknown, file, addError) {
    const isParsed = isComponent(file) || hasQuery(file.split('?')[0] as string);
    return isParsed ? parseFile.call(this, file, addError) : null;
  };
}
