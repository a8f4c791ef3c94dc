import fs from 'node:fs';
import { filesBelow, visit } from '@docs/content';
import { type ContentProblem, nearestName } from '@docs/content/shared';
import type { Image } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import sharp from 'sharp';
import { type CheckedPage, placeOf } from './page';

/**
 * Maximum image size in kilobytes. Readers get a smaller version, but everyone who clones the repository gets
 * the original.
 */
const mostKilobytes = 500;
/** Images are shown at most 760 pixels wide; this is enough for every screen. */
const mostPixels = 2400;

const imageName = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** Finds images without alt text. */
export function checkAltTexts(page: CheckedPage): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(page.tree, (node) => {
    const picture = pictureOf(node);
    if (!picture) return;
    const { src, alt } = picture;
    const found = !alt.trim()
      ? `the image \`${src}\` without alt text`
      : imageName.test(alt.trim())
        ? `the picture \`${src}\` with a file name as its alt text`
        : undefined;
    if (!found) return;
    const fix = `Write \`![what it shows](${src})\`.`;
    problems.push({ ...placeOf(node, page), found, expected: 'text that says what the image shows', fix });
  });
  return problems;
}

function pictureOf(node: { type: string }): { src: string; alt: string } | undefined {
  if (node.type === 'image') {
    const { url, alt } = node as Image;
    return { src: url, alt: alt ?? '' };
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { name, attributes } = node as MdxJsxFlowElement | MdxJsxTextElement;
  if (name !== 'img') return undefined;
  const value = (key: string) => {
    const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === key);
    // An expression counts as text, although its value is unknown.
    return attribute && (typeof attribute.value === 'string' ? attribute.value : '{…}');
  };
  return { src: value('src') ?? '', alt: value('alt') ?? '' };
}

/** Finds preview images in frontmatter (`image`) that do not exist in `static/`. */
export function checkFrontmatterImages(
  pages: readonly CheckedPage[],
  staticFiles: ReadonlySet<string>,
): ContentProblem[] {
  return pages.flatMap(({ name, fields: { image }, lineOfKey }) => {
    if (typeof image !== 'string' || /^https?:\/\//.test(image) || staticFiles.has(image)) return [];
    const near = nearestName(image, [...staticFiles]);
    return [
      {
        file: name,
        line: lineOfKey('image'),
        found: `the image \`${image}\`, which does not exist`,
        expected: 'the path of a file in static/, such as `/img/preview.png`, or a complete URL',
        fix: near
          ? `Did you mean \`${near}\`?`
          : 'Add the file, or remove `image`. The build creates an image for every page.',
      },
    ];
  });
}

/** Returns the absolute paths of the image files below a folder; a file stands for itself. */
export function imageFiles(folder: string): string[] {
  const stats = fs.statSync(folder, { throwIfNoEntry: false });
  if (!stats) return [];
  return (stats.isFile() ? [folder] : filesBelow(folder)).filter((file) => imageName.test(file)).sort();
}

/** Finds images with more bytes or pixels than a page can use. */
export async function checkImageSizes(
  files: readonly string[],
  nameOf: (file: string) => string,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const file of files) {
    const place = { file: nameOf(file) };
    const fix = 'Make it smaller, crop it, or save it as WebP.';
    const kilobytes = Math.ceil(fs.statSync(file).size / 1000);
    if (kilobytes > mostKilobytes)
      problems.push({
        ...place,
        found: `an image of ${kilobytes} kB`,
        expected: `at most ${mostKilobytes} kB`,
        fix,
      });
    if (/\.svg$/i.test(file)) continue;
    // A file that is not an image is reported where a page shows it, or as unused.
    const { width = 0, height = 0 } = await sharp(file)
      .metadata()
      .catch(() => ({}) as sharp.Metadata);
    if (Math.max(width, height) > mostPixels) {
      problems.push({
        ...place,
        found: `an image of ${width} × ${height} pixels`,
        expected: `at most ${mostPixels} pixels on each side`,
        fix,
      });
    }
  }
  return problems;
}

/** Finds unused images in the content. `used` contains the absolute paths of those in use. */
export function checkUnusedImages(
  files: readonly string[],
  used: ReadonlySet<string>,
  nameOf: (file: string) => string,
): ContentProblem[] {
  return files
    .filter((file) => !used.has(file))
    .map((file) => ({
      file: nameOf(file),
      found: 'an image that no page shows',
      expected: 'an image that a page or its frontmatter uses',
      fix: 'Use it, or delete it.',
    }));
}
