import fs from 'node:fs';
import path from 'node:path';
import type { Image, Paragraph, Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { ContentProblem } from '../shared/content-error';
import { escapeHtml } from '../shared/escape-html';
import { decodeAddress, isExternal } from '../shared/paths';
import { type CompileEnvironment, environmentOf, type FileRecord } from './context';
import { sitePath } from './docusaurus/site-path';
import { htmlElement, isJsx, type Jsx, jsxElement } from './nodes';
import { dressedPicture, isInMarkup, pictureHtml, pictureUrls, withRatio } from './picture';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: converts Markdown images and `<img src>` of local files to `<picture>` markup with width,
 * height and modern formats. An image alone in a paragraph loses the paragraph.
 */
export function remarkImages() {
  return async (tree: Root, file: VFile) => {
    const found: { node: Image | Jsx; parent: { children: unknown[] }; index: number }[] = [];
    unwrapImages(tree);
    visit(tree, (node, index, parent) => {
      const isImage = node.type === 'image' || (isJsx(node) && node.name === 'img');
      if (isImage && parent && index !== undefined) found.push({ node: node as Image | Jsx, parent, index });
    });
    await Promise.all(
      found.map(async ({ node, parent, index }) => {
        const replacement = await toPicture(node, file);
        if (replacement) parent.children[index] = replacement;
      }),
    );
  };
}

/** Unwraps paragraphs that contain only images. */
function unwrapImages(tree: Root): void {
  visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
    const isBlank = (child: Paragraph['children'][number]) =>
      child.type === 'text' && child.value.trim() === '';
    const images = node.children.filter((child) => !isBlank(child));
    if (!parent || index === undefined || images.length === 0) return;
    if (!images.every((child) => child.type === 'image')) return;
    const siblings: Node[] = parent.children;
    siblings.splice(index, 1, ...images);
    return index + images.length;
  });
}

async function toPicture(node: Image | Jsx, file: VFile): Promise<Jsx | undefined> {
  const environment = environmentOf(file);
  const record = file.data.content as FileRecord;
  const attributes =
    node.type === 'image' ? { src: node.url, alt: node.alt ?? '', title: node.title ?? '' } : literals(node);
  const { src } = attributes;
  if (!src || isExternal(src)) return undefined;
  const target = findImage(src, file, environment);
  if (!target) {
    const problem = {
      ...placeOf(node, file),
      found: `the image \`${src}\`, which does not exist`,
      expected: src.startsWith('/')
        ? `a file in static/`
        : 'a path relative to the file that shows the image',
      fix: nearestFile(src, file, environment),
    };
    return missing(problem);
  }
  record.dependencies.push(target);
  try {
    const made = await environment.image(target, attributes.alt ?? '');
    if (environment.imageMode !== 'measured') record.pictures.push(...pictureUrls(made));
    const image = withRatio(made, attributes);
    const kind = node.type === 'mdxJsxTextElement' ? 'text' : 'flow';
    if (!isJsx(node) || node.attributes.every(isInMarkup))
      return htmlElement(kind, 'span', pictureHtml(image, attributes), { className: 'image' });
    return jsxElement(kind, 'span', { className: 'image' }, [dressedPicture(node, image)]);
  } catch (error) {
    return missing({
      ...placeOf(node, file),
      found: `\`${src}\`, which cannot be read as an image (${(error as Error).message.split('\n')[0]})`,
      expected: 'a PNG, JPEG, WebP, AVIF, GIF or SVG file',
      fix: 'Replace the file with an image, or remove it from the page.',
    });
  }

  /** Reports an image. It would be a failed request, so its alt text is shown instead. */
  function missing(problem: ContentProblem): Jsx {
    if (environment.onBrokenLinks === 'throw') record.problems.push(problem);
    if (environment.onBrokenLinks === 'warn') record.warnings.push(problem);
    return htmlElement('text', 'span', escapeHtml(attributes.alt ?? ''), { className: 'image-missing' });
  }
}

/** Returns the attributes of a JSX element that are plain strings. */
function literals(node: Jsx): Record<string, string> {
  const out: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      out[attribute.name] = attribute.value;
  }
  return out;
}

function findImage(
  src: string,
  file: VFile,
  { staticDir, contentDir }: CompileEnvironment,
): string | undefined {
  const decoded = decodeAddress(src.split(/[?#]/)[0] as string);
  const candidates = decoded.startsWith('/')
    ? [
        path.join(staticDir, decoded),
        path.join(contentDir, 'static', decoded),
        path.join(contentDir, '..', 'static', decoded),
      ]
    : [sitePath(decoded, { contentDir }) ?? path.resolve(path.dirname(file.path), decoded)];
  return candidates.find((candidate) => fs.statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

/** Finds a file with a similar name in the same folder. */
function nearestFile(src: string, file: VFile, { staticDir }: CompileEnvironment): string {
  const target = src.startsWith('/') ? path.join(staticDir, src) : path.resolve(path.dirname(file.path), src);
  const stem = (name: string) =>
    path
      .parse(name)
      .name.toLowerCase()
      .replace(/[^a-z\d]/g, '');
  const names = fs.existsSync(path.dirname(target)) ? fs.readdirSync(path.dirname(target)) : [];
  const near = names.find((name) => stem(name) === stem(target));
  return near
    ? `Did you mean \`${src.slice(0, src.lastIndexOf('/') + 1)}${near}\`?`
    : 'Add the file, or correct its path.';
}
