import { graphql, type PageProps } from 'gatsby';
import { KeyFacts } from '../components/page/key-facts';
import { type MilestonePost, Milestones } from '../components/page/milestones';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';

interface AboutData extends PageProseData {
  docs: { totalCount: number };
  packages: { totalCount: number };
  releases: { nodes: MilestonePost[] };
}

/** About the team behind Remotion. */
export default function AboutPage({ data: { page, docs, packages, releases } }: PageProps<AboutData>) {
  const facts = [
    { name: 'First release', value: 'February 2021', to: '/blog/introducing-remotion' },
    { name: 'Founder', value: 'Jonny Burger', to: 'https://github.com/JonnyBurger' },
    { name: 'Office', value: 'Zurich, Switzerland', to: '/contact/' },
    {
      name: 'Documented here',
      value: `${packages.totalCount} packages, ${docs.totalCount} pages`,
      to: '/docs/api',
    },
    { name: 'Source code', value: 'remotion-dev/remotion', to: 'https://github.com/remotion-dev/remotion' },
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
