import { graphql, type PageProps } from 'gatsby';
import { Fragment } from 'react';
import { posterPreloads } from '../components/demo/poster-preloads';
import { FeaturedTemplates } from '../components/home/featured-templates-island';
import { Hero } from '../components/home/hero';
import { homeBands } from '../components/home/home-bands';
import { lightComponents } from '../components/light-components';
import { Studio } from '../components/live-editor/studio-island';
import type { PageProseData } from '../components/page/page-prose';
import { ProseGrid } from '../components/page/prose-grid';
import { ProseSections } from '../components/page/prose-sections';
import { splitSections } from '../components/page/sections';
import type { TemplateCardFacts } from '../components/project-templates/project-template';
import { Seo } from '../components/seo';
import { Content } from '../mdx/render/content';
import type { ContentTree } from '../shared/content-tree';
import { settings } from '../site/settings';

interface HomeData extends PageProseData {
  featured: { nodes: TemplateCardFacts[] };
  all: { totalCount: number };
}

const renderTree = (tree: ContentTree) => <Content components={lightComponents} tree={tree} />;

/** The home page. */
export default function HomePage({ data: { page, featured, all } }: PageProps<HomeData>) {
  const { sections } = splitSections(page?.contentTree ?? null);
  return (
    <>
      <Seo description={page?.description} path="/">
        {posterPreloads('wave')}
      </Seo>
      <Hero title={page?.title ?? settings.tagline} lead={page?.lead ?? settings.description} />
      {homeBands(sections).map((band) => (
        <Fragment key={band.kind === 'sample' ? band.section.key : band.sections[0]?.key}>
          <div className="ruler" />
          {band.kind === 'sample' ? (
            <ProseSections intro={[]} sections={[band.section]} renderTree={renderTree} isWide />
          ) : (
            <ProseGrid sections={band.sections} renderTree={renderTree} />
          )}
        </Fragment>
      ))}
      {featured.nodes.length > 0 && (
        <>
          <div className="ruler" />
          <FeaturedTemplates starters={featured.nodes} total={all.totalCount} />
        </>
      )}
    </>
  );
}

HomePage.prepare = async () => {
  await Promise.all([Studio.prepare(), FeaturedTemplates.prepare()]);
};

export const query = graphql`
  query HomePage {
    page: prosePage(name: { eq: "index" }) {
      ...PageProseFields
    }
    featured: allTemplate(filter: { featured: { eq: true }, paid: { eq: false } }, sort: { order: ASC }, limit: 6) {
      nodes {
        slug
        path
        name
        description
        kind
        paid
        cliId
        createVersion
      }
    }
    all: allTemplate {
      totalCount
    }
  }
`;
