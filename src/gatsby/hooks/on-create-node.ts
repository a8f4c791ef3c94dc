import type { CreateNodeArgs, Node } from 'gatsby';
import { readContentFile } from '../../content-model/read-folder';
import { isMdxSet } from '../../content-model/sets/content-set';
import { tellEdit } from '../edits';
import { forgetRoutes, siteFolders } from '../prepare';

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
}

/** Only files of the content folder become nodes of a content set: MDX by way of their `Mdx` node. */
export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return node.internal.type === 'Mdx' || node.internal.type === 'File';
}

/**
 * Makes the nodes of a content set from a file. What is wrong with the file is told when pages are created.
 *
 * They are not linked to the file's node as its children: Gatsby deletes those when the file changes and makes them anew later, and in
 * between a page would have no content, or be gone. These are replaced in one step.
 */
export function onCreateNode({ node, actions, getNode, createNodeId }: CreateNodeArgs): void {
  const isMdx = node.internal.type === 'Mdx';
  const file = (isMdx ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (file?.sourceInstanceName !== 'content') return;
  const content = readContentFile(file.absolutePath, siteFolders(), []);
  if (!content || isMdxSet(content.set) !== isMdx) return;
  forgetRoutes();
  // A draft is a page of the development server and of nothing else.
  const nodes = content.nodes.filter(({ draft }) => !draft || process.env.NODE_ENV !== 'production');
  const idOf = (index: number) => createNodeId(`${node.id} >>> ${content.set.type} ${index}`);
  nodes.forEach((fields, index) => {
    actions.createNode({
      ...fields,
      relativePath: content.file.relativePath,
      sourcePath: content.file.absolutePath,
      sourceName: content.file.name,
      id: idOf(index),
      parent: node.id,
      children: [],
      internal: { type: content.set.type, contentDigest: `${node.internal.contentDigest} ${index}` },
    });
  });
  for (let index = nodes.length, old = getNode(idOf(index)); old; old = getNode(idOf(++index)))
    actions.deleteNode(old);
  const [first] = content.nodes;
  if (isMdx && typeof first?.path === 'string') void tellEdit(first.path, file.absolutePath, siteFolders());
}
