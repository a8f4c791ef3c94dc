import type { LayoutKind } from '../../shared/page-context';
import type { PageSidebar } from '../../shared/sidebar';

/** What of a page decides on its frame. */
export interface PageFrame {
  kind: LayoutKind;
  sidebar: PageSidebar | null;
}

const kinds: readonly unknown[] = ['docs', 'plain', 'bare'] satisfies LayoutKind[];

/** Reads the frame from a page's context; a page that says nothing is a plain one. */
export function pageFrame(context: Record<string, unknown>): PageFrame {
  const kind = kinds.includes(context.layout) ? (context.layout as LayoutKind) : 'plain';
  return { kind, sidebar: kind === 'docs' ? ((context.sidebar as PageSidebar | null) ?? null) : null };
}
