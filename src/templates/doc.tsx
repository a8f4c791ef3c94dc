import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/seo';
import { Content } from '../mdx/render/content';
import type { ContentTree } from '../shared/content-tree';
import type { DocPageContext } from '../shared/page-context';
import { selectTocItems, type TocItem } from '../shared/toc';
import { Breadcrumbs } from '../theme/docs/breadcrumbs';
import { DocArticle } from '../theme/docs/doc-article';
import { DocBadges } from '../theme/docs/doc-badges';
import { DocEnd } from '../theme/docs/doc-end';
import { DocTitle } from '../theme/docs/doc-title';
import { PageNavigation } from '../theme/docs/page-navigation';
import { TocDisclosure, TocRail } from '../theme/docs/toc/toc';
import { useDocsVersion } from '../theme/docs/use-docs-version';

interface DocData {
  doc: {
    path: string;
    title: string;
    description: string | null;
    image: string | null;
    draft: boolean;
    unlisted: boolean;
    hideTitle: boolean;
    hideTableOfContents: boolean;
    tocMinHeadingLevel: number;
    tocMaxHeadingLevel: number;
    keywords: string[];
    editUrl: string | null;
    contentTree: ContentTree | null;
    tableOfContents: TocItem[];
  };
}

/** A page of the documentation. `children` is the compiled MDX of a page that could not be data. */
export default function DocPage({
  data: { doc },
  pageContext,
  children,
}: PageProps<DocData, DocPageContext>) {
  useDocsVersion();
  const toc = doc.hideTableOfContents
    ? []
    : selectTocItems(doc.tableOfContents, doc.tocMinHeadingLevel, doc.tocMaxHeadingLevel);
  return (
    <DocArticle rail={toc.length > 0 && <TocRail items={toc} />}>
      <Seo
        title={doc.title.replaceAll('`', '')}
        description={doc.description}
        path={doc.path}
        image={doc.image}
        type="article"
        noindex={doc.unlisted || doc.draft}
        keywords={doc.keywords}
      />
      <Breadcrumbs items={pageContext.breadcrumbs} />
      <DocBadges draft={doc.draft} unlisted={doc.unlisted} />
      {!doc.hideTitle && <DocTitle title={doc.title} />}
      {toc.length > 0 && <TocDisclosure items={toc} />}
      <div className="prose">
        <Content tree={doc.contentTree}>{children}</Content>
      </div>
      <DocEnd editUrl={doc.editUrl} lastUpdated={pageContext.lastUpdated} />
      <PageNavigation
        previous={pageContext.previous}
        next={pageContext.next}
        label="Previous and next page"
      />
    </DocArticle>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      path
      title
      description
      image
      draft
      unlisted
      hideTitle
      hideTableOfContents
      tocMinHeadingLevel
      tocMaxHeadingLevel
      keywords
      editUrl
      contentTree
      tableOfContents
    }
  }
`;
