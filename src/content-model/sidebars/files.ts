import { digestOf } from '../digest';
import type { Sidebar } from './sidebar';

/** A complete sidebar as a file of the site. */
export interface SidebarFile {
  /** URL with a content hash, so it can be cached forever. */
  url: string;
  /** The items as JSON. */
  text: string;
}

/** Creates the file of a sidebar. */
export function sidebarFile({ name, items }: Sidebar): SidebarFile {
  const text = JSON.stringify(items, (name, value) => (name === 'docId' ? undefined : value));
  return { url: `/static/sidebars/${name}-${digestOf(text).slice(0, 16)}.json`, text };
}
