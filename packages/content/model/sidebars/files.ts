import { sidebarUrl } from '../../shared/sidebar';
import type { SiteFile } from '../replace-files';
import type { Sidebar } from './sidebar';

/** Creates the file of a complete sidebar: its items as JSON. */
export function sidebarFile({ name, items }: Sidebar): SiteFile {
  const text = JSON.stringify(items, (key, value) => (key === 'docId' ? undefined : value));
  return { url: sidebarUrl(name), text };
}
