import { sidebarUrl } from '../../shared/sidebar';
import type { Sidebar } from './sidebar';

/** A complete sidebar as a file of the site. */
export interface SidebarFile {
  url: string;
  /** The items as JSON. */
  text: string;
}

/** Creates the file of a sidebar. */
export function sidebarFile({ name, items }: Sidebar): SidebarFile {
  const text = JSON.stringify(items, (key, value) => (key === 'docId' ? undefined : value));
  return { url: sidebarUrl(name), text };
}
