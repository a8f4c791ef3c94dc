import type { ContentTree } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { Fragment } from 'react';
import { components } from '../components/components';
import { Content } from '../components/content/content';
import { HeroDemo } from '../components/hero-timeline/hero-demo-island';
import { FeaturedTemplates } from '../components/home/featured-templates-island';
import { Hero } from '../components/home/hero';
import { homeBands } from '../components/home/home-bands';
import { FeaturedShowcase } from '../components/home/proof';
import { StartBand } from '../components/home/start-band';
import { type ImageFile, StudioPicture } from '../components/home/studio-picture';
import type { PageProseData } from '../components/page/page-prose';
import { ProseGrid } from '../components/page/prose-grid';
import { ProseSections } from '../components/page/prose-sections';
import { splitSections } from '../components/page/sections';
import type { TemplateCardFacts } from '../components/project-templates/project-template';
import { Seo } from '../components/seo';
import type { ShowcaseEntry } from '../components/showcase/entry';
import { settings } from '../settings/settings';

interface HomeData extends PageProseData {
  featured: { nodes: TemplateCardFacts[] };
  templates: { totalCount: number };
  docs: { totalCount: number };
  packages: { totalCount: number };
  showcase: { totalCount: number; nodes: ShowcaseEntry[] };
  studio: ImageFile | null;
}

const renderTree = (tree: ContentTree) => <Content components={components} tree={tree} />;

/** The home page. */
export default function HomePage({ data }: PageProps<HomeData>) {
  const { page, featured, templates, docs, packages, showcase, studio } = data;
  const counts = {
    docs: docs.totalCount,
    packages: packages.totalCount,
    templates: templates.totalCount,
    entries: showcase.totalCount,
  };
  const { sections } = splitSections(page?.contentTree ?? null);
  return (
    <>
      <Seo description={page?.description} path="/" />
      <Hero
        title={page?.title ?? settings.tagline}
        lead={page?.lead ?? settings.description}
        counts={counts}
      />
      {showcase.nodes.length > 0 && (
        <>
          <div className="ruler" />
          <FeaturedShowcase entries={showcase.nodes} />
        </>
      )}
      {homeBands(sections).map((band) => (
        <Fragment key={band.kind === 'sample' ? band.section.key : band.sections[0]?.key}>
          <div className="ruler" />
          {band.kind === 'sample' ? (
            <>
              <ProseSections intro={[]} sections={[band.section]} renderTree={renderTree} isWide />
              <StudioPicture file={studio} />
            </>
          ) : (
            <ProseGrid sections={band.sections} renderTree={renderTree} />
          )}
        </Fragment>
      ))}
      {featured.nodes.length > 0 && (
        <>
          <div className="ruler" />
          <FeaturedTemplates starters={featured.nodes} total={templates.totalCount} />
        </>
      )}
      <StartBand />
    </>
  );
}

HomePage.prepare = async () => {
  await Promise.all([HeroDemo.prepare(), FeaturedTemplates.prepare()]);
};

export const query = graphql`
  query HomePage {
    page: prosePage(name: { eq: "index" }) {
      ...PageProseFields
    }
    featured: allTemplate(filter: { featured: { eq: true }, paid: { eq: false } }, sort: { order: ASC }, limit: 6) {
      nodes {
        ...TemplateCardFields
      }
    }
    templates: allTemplate {
      totalCount
    }
    docs: allDoc(filter: { unlisted: { eq: false }, draft: { eq: false } }) {
      totalCount
    }
    packages: allApiPackage {
      totalCount
    }
    showcase: allShowcaseEntry(sort: { dailyRank: ASC }, limit: 4) {
      totalCount
      nodes {
        ...ShowcaseCardFields
      }
    }
    studio: file(name: { eq: "studio" }) {
      childImageSharp {
        gatsbyImageData(width: 1120, placeholder: NONE, formats: [AUTO])
      }
    }
  }
`;
