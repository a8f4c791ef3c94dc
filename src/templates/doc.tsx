import {
  type ContentTree,
  changesRoute,
  course,
  type DocNavigation,
  type DocumentPageContext,
  selectTocItems,
  type TocItem,
  type UsedInPage,
} from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { type ComponentTable, components } from '../components/components';
import { Content } from '../components/content/content';
import { feedLinks } from '../components/feed-links';
import { Link } from '../components/link';
import { pictureUrl, publicUrl, Seo } from '../components/seo';
import { articleData, breadcrumbData } from '../components/structured-data';
import { Breadcrumbs } from '../theme/docs/breadcrumbs';
import { CourseProgress } from '../theme/docs/course-progress';
import { DocArticle } from '../theme/docs/doc-article';
import { DocBadges } from '../theme/docs/doc-badges';
import { DocEnd } from '../theme/docs/doc-end';
import { DocTitle } from '../theme/docs/doc-title';
import { PageNavigation } from '../theme/docs/page-navigation';
import { TocDisclosure, TocRail } from '../theme/docs/toc/toc';
import { useDocsVersion } from '../theme/docs/use-docs-version';
import { UsedIn } from '../theme/docs/used-in';
import { useLastVisit } from '../theme/last-visit/use-last-visit';
import { VisitNote } from '../theme/last-visit/visit-note';
import { PageActions } from '../theme/page-actions/page-actions';

export interface DocData {
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
    apiCards: string | null;
    tableOfContents: TocItem[];
    lastUpdated: string | null;
    digests: string | null;
    checkedVersions: string[];
    usedIn: UsedInPage[];
    navigation: DocNavigation;
  };
}

type DocPageProps = Pick<PageProps<DocData, DocumentPageContext>, 'data' | 'children'>;

/** A docs page without demos, tools or videos. */
export default function LightDocPage(props: DocPageProps) {
  return <DocPage {...props} components={components} />;
}

/** A docs page. `children` is the compiled MDX of a page that is rendered as a module. */
export function DocPage({
  data: { doc },
  components,
  children,
}: DocPageProps & { components: ComponentTable }) {
  useDocsVersion();
  const visit = useLastVisit(doc.path, doc.digests);
  const { breadcrumbs, previous, next, course: project, sidebar } = doc.navigation;
  const isLesson = sidebar?.name === course.sidebar;
  const toc = doc.hideTableOfContents
    ? []
    : selectTocItems(doc.tableOfContents, doc.tocMinHeadingLevel, doc.tocMaxHeadingLevel);
  // The first digest is for the part above the first heading.
  const changed = new Set(visit?.changed.map((index) => doc.tableOfContents[index - 1]?.id));
  const title = doc.title.replaceAll('`', '');
  const feed = feedOf(doc);
  return (
    <DocArticle rail={toc.length > 0 && <TocRail items={toc} changed={changed} />}>
      <Seo
        title={title}
        description={doc.description}
        path={doc.path}
        image={doc.image}
        type="article"
        noindex={doc.unlisted || doc.draft}
        hasFiles
        keywords={doc.keywords}
        structuredData={[
          articleData('TechArticle', {
            title,
            description: doc.description,
            url: publicUrl(doc.path),
            image: pictureUrl(doc.path, doc.image),
            modified: doc.lastUpdated,
          }),
          crumbData(breadcrumbs),
        ].flat()}
      >
        {feed && feedLinks(feed)}
      </Seo>
      <Breadcrumbs items={breadcrumbs}>
        <PageActions path={doc.path} />
      </Breadcrumbs>
      {project && <CourseProgress course={project} path={doc.path} />}
      <DocBadges draft={doc.draft} unlisted={doc.unlisted} />
      {!doc.hideTitle && <DocTitle title={doc.title} />}
      <VisitNote path={doc.path} visit={visit} />
      {toc.length > 0 && <TocDisclosure items={toc} changed={changed} />}
      <div className="prose" data-api-cards={doc.apiCards} data-messages={hasMessages(breadcrumbs)}>
        <Content components={components} tree={doc.contentTree} path={doc.path}>
          {children}
        </Content>
        <UsedIn pages={doc.usedIn} />
        {isLesson && next?.href && (
          <p data-no-print="">
            <Link to={next.href} rel="next" className="button button-primary">
              Next: {next.label}
            </Link>
          </p>
        )}
      </div>
      <DocEnd editUrl={doc.editUrl} lastUpdated={doc.lastUpdated} checkedVersions={doc.checkedVersions} />
      <PageNavigation previous={previous} next={isLesson ? null : next} label="Previous and next pages" />
    </DocArticle>
  );
}

/** Returns the path of the feed that has a page, or whose entries it lists. */
function feedOf({ path, navigation: { sidebar } }: DocPageProps['data']['doc']): string | undefined {
  if (sidebar?.name === course.sidebar) return `/${course.set}`;
  return path === changesRoute ? path : undefined;
}

/** Returns the attribute of pages about errors, whose text samples are messages. */
const hasMessages = (crumbs: DocNavigation['breadcrumbs']) =>
  crumbs.some(({ label }) => label === 'Troubleshooting') ? '' : undefined;

/** Returns the breadcrumbs as structured data, if the page shows them. */
function crumbData(crumbs: DocNavigation['breadcrumbs']) {
  const parts = crumbs.flatMap(({ label, href }) => (href ? [{ name: label, url: publicUrl(href) }] : []));
  return crumbs.length > 1 ? [breadcrumbData(parts)] : [];
}

export const query = graphql`
  fragment DocPageFields on Doc {
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
    apiCards
    tableOfContents
    lastUpdated
    digests
    checkedVersions
    usedIn {
      path
      title
      part
    }
    navigation
    # Last in the page's data, so that it is near the same HTML in the page.
    contentTree
  }

  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
