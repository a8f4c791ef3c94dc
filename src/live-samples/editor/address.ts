import { withPrefix } from 'gatsby';

declare const __LIVE_PREVIEW__: string;

/** The address of a file beside the preview's document, path prefix included. */
export function previewFile(name: string): string {
  return withPrefix(`${__LIVE_PREVIEW__}/${name}`);
}
