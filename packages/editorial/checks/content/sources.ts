import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '@docs/content/shared';
import type { Node } from 'unist';
import { type CheckedPage, placeOf } from './page';
import { sentencesOf, textOf, withoutCode } from './prose';

/** A comment that names the file of a package which proves a statement. */
const sourceComment =
  /^\/\*\s*source:\s*(?<name>(?:@[\w.-]+\/)?[\w.-]+)@(?<version>\d[\w.+-]*)\s+(?<file>\S+)\s*\*\/$/;

const pastUse = /\bno longer\b|\bused to\b/i;
const version = /\b(?:version |Remotion |v)(\d+(?:\.\d+)*)/gi;

/**
 * Checks statements about the past on migration pages and in posts. A paragraph that names a version older
 * than the page's own, or says "no longer" or "used to", must cite a source, because readers cannot verify it
 * by trying. Sources are looked up in the packages of `samples/` if the same version is installed. Links do
 * not count as sources, because their text is the title of another page.
 * @param samples Folder of the installed packages: `samples/node_modules`.
 */
export function checkSources(page: CheckedPage, samples: string): ContentProblem[] {
  const isMigration = /\/\d-0-migration\.mdx$/.test(page.name);
  const written = page.type === 'Post' || isMigration;
  const own = /(\d)-(\d)(?:-migration)?\.mdx$/.exec(page.name)?.slice(1).join('.');
  const missing = written ? blocksOf(page.tree).flatMap((block) => unproven(block, page, own)) : [];
  return [...missing, ...comments(page.tree).flatMap((node) => commentProblems(node, page, samples))];
}

type Parent = Node & { children?: Node[]; value?: string };

/** Returns the first statement about the past in a paragraph or row of a table without a source. */
function unproven(block: Node, page: CheckedPage, own?: string): ContentProblem[] {
  if (comments(block, 'source|fact').length > 0) return [];
  const { type, children = [] } = block as Parent;
  const statement = (type === 'tableRow' ? children : [block])
    .flatMap((part) => sentencesOf({ text: withoutCode(textOf(withoutLinks(part))) }))
    .find(({ text }) => pastUse.test(text) || olderVersion(text, own));
  if (!statement) return [];
  return [
    {
      ...placeOf(block, page),
      found: `a statement about an older version without a source: "${statement.text}"`,
      expected: 'a source in the same paragraph, or in the same row of a table',
      fix: 'Look it up, and add `{/* source: remotion@3.3.103 dist/index.js */}` after the sentence.',
    },
  ];
}

/** Returns whether a sentence names a version older than 4 that is not the page's own. */
function olderVersion(text: string, own = ''): boolean {
  return [...text.matchAll(version)].some(
    ([, named = '']) => Number.parseInt(named, 10) < 4 && named !== own && named !== own.replace(/\.0$/, ''),
  );
}

function blocksOf(node: Node): Node[] {
  const { type, children = [] } = node as Parent;
  if (type === 'paragraph' || type === 'tableRow') return [node];
  // The first row of a table is its header.
  return (type === 'table' ? children.slice(1) : children).flatMap(blocksOf);
}

function withoutLinks(node: Node): Node {
  const { children } = node as Parent;
  if (!children) return node;
  return { ...node, children: children.filter(({ type }) => type !== 'link').map(withoutLinks) } as Node;
}

/** Returns every comment below a node that starts with `source:`, or with another keyword. */
function comments(node: Node, keyword = 'source'): Parent[] {
  const { type, value = '', children = [] } = node as Parent;
  const isComment = /^mdx(?:Flow|Text)Expression$/.test(type);
  if (isComment) return new RegExp(`^/\\*\\s*(?:${keyword}):`).test(value) ? [node] : [];
  return children.flatMap((child) => comments(child, keyword));
}

function commentProblems(node: Parent, page: CheckedPage, samples: string): ContentProblem[] {
  const place = placeOf(node, page);
  const source = sourceComment.exec(node.value ?? '')?.groups;
  if (!source) {
    const expected = 'a package with its version, and a file, as in `source: remotion@3.3.103 dist/index.js`';
    return [{ ...place, found: `the comment \`${node.value}\``, expected, fix: 'Correct the comment.' }];
  }
  const { name = '', version: wanted, file = '' } = source;
  if (installedVersion(samples, name) !== wanted || fs.existsSync(path.join(samples, name, file))) return [];
  return [
    {
      ...place,
      found: `the source \`${file}\`, which ${name}@${wanted} does not have`,
      expected: 'a file of the package',
      fix: `Look in samples/node_modules/${name} for the file that proves the statement.`,
    },
  ];
}

function installedVersion(samples: string, name: string): string | undefined {
  const file = path.join(samples, name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version?: string }).version;
}
