import type { LayoutKind, PageSidebar } from '@docs/content/shared';

/** The properties of a page that determine its frame. */
export interface PageFrame {
  kind: LayoutKind;
  sidebar: PageSidebar | null;
}

/** The data of a page's frame. A doc's query contains its sidebar. */
export interface FramedPage {
  pageContext?: { layout?: unknown } | null;
  data?: { doc?: { navigation?: { sidebar: PageSidebar | null } } | null } | null;
}

const kinds: readonly unknown[] = ['docs', 'plain', 'bare'] satisfies LayoutKind[];

/** Determines the frame of a page. Defaults to `plain`. */
export function pageFrame({ pageContext, data }: FramedPage): PageFrame {
  const layout = pageContext?.layout;
  const kind = kinds.includes(layout) ? (layout as LayoutKind) : 'plain';
  return { kind, sidebar: kind === 'docs' ? (data?.doc?.navigation?.sidebar ?? null) : null };
}
