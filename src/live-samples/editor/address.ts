import { withPrefix } from 'gatsby';

declare const __LIVE_PREVIEW__: string;

/** Returns the URL of a file in the preview's folder, including the path prefix. */
export function previewFile(name: string): string {
  return withPrefix(`${__LIVE_PREVIEW__}/${name}`);
}
