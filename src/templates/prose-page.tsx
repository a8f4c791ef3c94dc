import type { ContentTree } from '@docs/content/shared';
import type { ReactNode } from 'react';
import { components } from '../components/components';
import { Content } from '../components/content/content';
import { PageHeader } from '../components/page/page-header';
import type { PageProse } from '../components/page/page-prose';
import { ProseGrid } from '../components/page/prose-grid';
import { ProseSections } from '../components/page/prose-sections';
import { splitSections } from '../components/page/sections';
import { Seo, type SeoProps } from '../components/seo';

interface ProsePageProps extends Pick<SeoProps, 'noindex' | 'hasFiles'> {
  /** The page's prose in `content/pages`, if any. */
  page: PageProse | null;
  /** Fallback title. */
  title: string;
  path: string;
  /** Content below the lead. */
  actions?: ReactNode;
  /** Content next to the title and lead. */
  picture?: ReactNode;
  crumb?: ReactNode;
  /** Content between the head and the prose. */
  below?: ReactNode;
  /** Layout of the sections: one after the other with samples beside them, or a grid of short ones. */
  form?: 'sections' | 'wide' | 'grid';
  /** Content at the end of sections, by the id of their heading. */
  extras?: Record<string, ReactNode>;
  children?: ReactNode;
}

const renderTree = (tree: ContentTree) => <Content components={components} tree={tree} />;

/**
 * The common part of hand-written pages: the head, the prose of `content/pages` in sections, and the page's
 * own content.
 */
export function ProsePage({
  page,
  title,
  path,
  actions,
  picture,
  crumb,
  below,
  form = 'sections',
  extras,
  noindex = false,
  hasFiles,
  children,
}: ProsePageProps) {
  const parts = splitSections(page?.contentTree ?? null);
  return (
    <>
      <Seo
        title={page?.title ?? title}
        description={page?.description}
        path={path}
        noindex={noindex}
        hasFiles={hasFiles}
      />
      <PageHeader title={page?.title ?? title} lead={page?.lead} {...{ crumb, picture }}>
        {actions}
      </PageHeader>
      {below}
      {form === 'grid' ? (
        <ProseGrid sections={parts.sections} renderTree={renderTree} />
      ) : (
        <ProseSections {...parts} renderTree={renderTree} isWide={form === 'wide'} extras={extras} />
      )}
      {children}
    </>
  );
}
