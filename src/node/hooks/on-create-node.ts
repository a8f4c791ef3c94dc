import type { CreateNodeArgs, Node } from 'gatsby';
import { tellEdit } from '../content/edits';
import { readContentFile } from '../content/read-folder';
import { isMdxSet } from '../content-sets/content-set';
import { forgetRoutes, siteFolders } from './prepare';

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
}

/** Only files of the content folder become nodes of a content set: MDX by way of their `Mdx` node. */
export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return node.internal.type === 'Mdx' || node.internal.type === 'File';
}

/** Makes the nodes of a content set from a file. What is wrong with the file is told when pages are created. */
export function onCreateNode({ node, actions, getNode, createNodeId }: CreateNodeArgs): void {
  const isMdx = node.internal.type === 'Mdx';
  const file = (isMdx ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (file?.sourceInstanceName !== 'content') return;
  const content = readContentFile(file.absolutePath, siteFolders(), []);
  if (!content || isMdxSet(content.set) !== isMdx) return;
  forgetRoutes();
  content.nodes.forEach((fields, index) => {
    // A draft is a page of the development server and of nothing else.
    if (fields.draft && process.env.NODE_ENV === 'production') return;
    const child = {
      ...fields,
      relativePath: content.file.relativePath,
      sourcePath: content.file.absolutePath,
      sourceName: content.file.name,
      id: createNodeId(`${node.id} >>> ${content.set.type} ${index}`),
      parent: node.id,
      children: [],
      internal: { type: content.set.type, contentDigest: `${node.internal.contentDigest} ${index}` },
    };
    actions.createNode(child);
    actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  });
  const [first] = content.nodes;
  if (isMdx && typeof first?.path === 'string') void tellEdit(first.path, file.absolutePath, siteFolders());
}
