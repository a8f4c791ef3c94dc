import type { AnnouncementBar } from '@docs/content/settings';

/** The bar above the navbar; `null` for none. Links in it are relative to the site's root. */
export const announcement: AnnouncementBar | null = {
  id: 'editor-starter',
  content: 'Building a video editor? Start from the <a href="/docs/editor-starter/">Editor Starter</a>.',
  isCloseable: true,
};
