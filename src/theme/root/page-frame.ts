import type { LayoutKind } from '../../shared/page-context';
import type { PageSidebar } from '../../shared/sidebar';

/** What of a page decides on its frame. */
export interface PageFrame {
  kind: LayoutKind;
  sidebar: PageSidebar | null;
}

/** What a page has that its frame is made of; a page of a doc brings its sidebar with its data. */
export interface FramedPage {
  pageContext?: { layout?: unknown } | null;
  data?: { doc?: { navigation?: { sidebar: PageSidebar | null } } | null } | null;
}

const kinds: readonly unknown[] = ['docs', 'plain', 'bare'] satisfies LayoutKind[];

/** Reads the frame of a page; a page that says nothing is a plain one. */
export function pageFrame({ pageContext, data }: FramedPage): PageFrame {
  const layout = pageContext?.layout;
  const kind = kinds.includes(layout) ? (layout as LayoutKind) : 'plain';
  return { kind, sidebar: kind === 'docs' ? (data?.doc?.navigation?.sidebar ?? null) : null };
}
