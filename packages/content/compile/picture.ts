import { escapeHtml } from '../shared/escape-html';
import type { ContentImage } from './context';
import { type Jsx, jsxElement } from './nodes';

type Attribute = Jsx['attributes'][number];

/** Returns the markup of a processed image. */
export function pictureHtml(image: ContentImage, attributes: Record<string, string>): string {
  const attribute = (name: string, value: string | number | undefined) =>
    value === undefined || value === '' ? '' : ` ${name}="${escapeHtml(String(value))}"`;
  const sources = (image.sources ?? []).map(
    ({ type, srcSet, sizes }) =>
      `<source${attribute('type', type)}${attribute('srcset', srcSet)}${attribute('sizes', sizes)}>`,
  );
  const img =
    `<img${attribute('src', image.src)}${attribute('srcset', image.srcSet)}${attribute('sizes', image.sizes)}` +
    ` alt="${escapeHtml(attributes.alt ?? '')}"${attribute('title', attributes.title)}` +
    `${attribute('width', attributes.width ?? image.width)}${attribute('height', attributes.height ?? image.height)}` +
    ` loading="lazy" decoding="async">`;
  return sources.length ? `<picture>${sources.join('')}${img}</picture>` : img;
}

/** Returns the URLs of a processed image in all sizes and formats. */
export function pictureUrls({ src, srcSet = '', sources = [] }: ContentImage): string[] {
  const sets = [srcSet, ...sources.map((source) => source.srcSet)].flatMap((set) => set.split(','));
  return [src, ...sets.map((candidate) => candidate.trim().split(' ')[0] ?? '')].filter(Boolean);
}

/** Completes the size of an image. If only the width is given, the height follows from the aspect ratio. */
export function withRatio(image: ContentImage, { width, height }: Record<string, string>): ContentImage {
  const ratio = Number(width) / Number(image.width);
  if (!ratio || height || image.height === undefined) return image;
  return { ...image, height: Math.round(image.height * ratio) };
}

const inMarkup = new Set(['alt', 'title', 'width', 'height']);

/**
 * Returns whether `pictureHtml` can write an attribute of an `<img>`. Other attributes, such as `style`, need the
 * element itself.
 */
export function isInMarkup(attribute: Attribute): boolean {
  if (attribute.type !== 'mdxJsxAttribute') return false;
  return attribute.name === 'src' || (inMarkup.has(attribute.name) && typeof attribute.value === 'string');
}

/** Returns the picture of an `<img>` with its own attributes, which override the generated ones. */
export function dressedPicture(img: Jsx, image: ContentImage): Jsx {
  const { sources = [], ...prepared } = image;
  const own = img.attributes.filter((attribute) => !('name' in attribute && attribute.name === 'src'));
  const named = new Set(own.map((attribute) => 'name' in attribute && attribute.name));
  const props = Object.entries({ ...prepared, loading: 'lazy', decoding: 'async' });
  const finished = jsxElement('text', 'img', Object.fromEntries(props.filter(([name]) => !named.has(name))));
  finished.attributes.push(...own);
  if (sources.length === 0) return finished;
  const children = sources.map((source) => jsxElement('text', 'source', source));
  return jsxElement('text', 'picture', {}, [...children, finished]);
}
