import { graphql, type PageProps } from 'gatsby';
import { KeyFacts } from '../components/page/key-facts';
import { type MilestonePost, Milestones } from '../components/page/milestones';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';

interface AboutData extends PageProseData {
  docs: { totalCount: number };
  templates: { totalCount: number };
  packages: { totalCount: number };
  releases: { nodes: MilestonePost[] };
}

/** About the team behind Remotion. */
export default function AboutPage({ data }: PageProps<AboutData>) {
  const { page, docs, packages, templates, releases } = data;
  const facts = [
    { name: 'Documented packages', value: String(packages.totalCount), to: '/docs/api' },
    { name: 'Pages of documentation', value: String(docs.totalCount), to: '/docs/' },
    { name: 'Templates', value: String(templates.totalCount), to: '/templates/' },
  ];
  return (
    <ProsePage page={page} title="About us" path="/about/" picture={<KeyFacts facts={facts} />}>
      {releases.nodes.length > 0 && <Milestones title="Releases" posts={releases.nodes} />}
    </ProsePage>
  );
}

export const query = graphql`
  query AboutPage {
    page: prosePage(name: { eq: "about" }) {
      ...PageProseFields
    }
    docs: allDoc(filter: { unlisted: { eq: false }, draft: { eq: false } }) {
      totalCount
    }
    packages: allApiPackage {
      totalCount
    }
    templates: allTemplate {
      totalCount
    }
    releases: allPost(
      filter: {
        set: { eq: "blog" }
        tags: { in: ["release"] }
        title: { regex: "/^Introducing|[.][0-9]$/" }
        unlisted: { eq: false }
      }
      sort: [{ date: ASC }, { path: ASC }]
    ) {
      nodes {
        path
        title
        description
        tags
        date
      }
    }
  }
`;
