import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';

/** A part of a file that Gatsby has parsed: its queries and fragments. */
interface Parsed {
  astDefinitions: { doc: { definitions: { kind: string }[] } }[];
}

type ParseFile = (file: string, addError: unknown) => Promise<Parsed | null>;

interface FileParser {
  prototype: { parseFile: ParseFile };
}

const extracted = /\bgraphql`|\bStaticImage\b.*from ['"]gatsby-plugin-image['"]|<Slice\b/;

/**
 * Returns whether a source file contains something that Gatsby extracts: a query (its tag called `graphql`),
 * an image or a slice.
 */
export function hasQuery(file: string): boolean {
  try {
    return extracted.test(fs.readFileSync(file, 'utf8'));
  } catch {
    // Leave it to Gatsby's parser to report that the file cannot be read.
    return true;
  }
}

/**
 * Makes Gatsby look for queries only in page components and in source files that contain one. Otherwise, Gatsby
 * parses every file of the site, and of packages named after Gatsby, that contains a word such as `config`, and
 * traverses it five times. If Gatsby has no such parser, warns and changes nothing. `root` is the project's folder.
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
  const folders = ['src/templates', 'src/pages'].map((folder) => path.join(root, folder, path.sep));
  parser.prototype.parseFile = onlyQueries(parser.prototype.parseFile, {
    isComponent: (file) => store.getState().components.has(file),
    isTemplate: (file) => folders.some((folder) => file.startsWith(folder)),
  });
}

function loadParser(root: string, name: string): Partial<FileParser> | undefined {
  try {
    return (createRequire(path.join(root, 'package.json'))(name) as { default?: FileParser }).default;
  } catch {
    return undefined;
  }
}

interface FileKinds {
  /** Returns whether a file renders pages. */
  isComponent: (file: string) => boolean;
  /** Returns whether a file renders pages if the content has them. */
  isTemplate: (file: string) => boolean;
}

/**
 * Returns a parser that skips files without a query: it resolves to null. A path may contain the content file of a
 * page after a `?`. If no page uses a template, only its fragments are parsed, because Gatsby would warn that its
 * query does not run.
 */
export function onlyQueries(parseFile: ParseFile, { isComponent, isTemplate }: FileKinds): ParseFile {
  return async function (this: unknown, file, addError) {
    if (isComponent(file)) return parseFile.call(this, file, addError);
    if (!hasQuery(file.split('?')[0] as string)) return null;
    const parsed = await parseFile.call(this, file, addError);
    return parsed && isTemplate(file) ? onlyFragments(parsed) : parsed;
  };
}

function onlyFragments(parsed: Parsed): Parsed {
  const astDefinitions = parsed.astDefinitions.map((definition) => {
    const fragments = definition.doc.definitions.filter(({ kind }) => kind === 'FragmentDefinition');
    return { ...definition, doc: { ...definition.doc, definitions: fragments } };
  });
  return { ...parsed, astDefinitions };
}
