import fs from 'node:fs';
import path from 'node:path';
import { digestOf, filesBelow, isPartial, type LoadedSite, mdxDocuments } from '@docs/content';
import { ContentError } from '@docs/content/shared';
import type { PushedNode } from './push-nodes';

/**
 * Returns the File nodes of a site: gatsby-plugin-mdx makes its nodes from them, which its loader reads. Only pages in
 * module mode need them, and the partials that these import.
 */
export function fileNodes({
  compiled,
  folders,
  ...site
}: Pick<LoadedSite, 'compiled' | 'folders' | 'documents'>) {
  const modules = mdxDocuments(site).flatMap(({ sourcePath }) => {
    const result = compiled.get(sourcePath);
    return result && !(result instanceof ContentError) && result.isModule ? [sourcePath] : [];
  });
  if (modules.length === 0) return [];
  const partials = filesBelow(folders.contentDir).filter((file) => /\.mdx?$/.test(file) && isPartial(file));
  return [...modules, ...partials].filter((file) => fs.existsSync(file)).map(fileNode);
}

function fileNode(file: string): PushedNode {
  const content = fs.readFileSync(file, 'utf8');
  const fields = { absolutePath: file, ext: path.extname(file) };
  return { id: `File ${file}`, type: 'File', fields, content, digest: digestOf(file, content).slice(0, 32) };
}
