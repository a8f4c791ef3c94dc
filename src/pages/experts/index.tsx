import { graphql, type PageProps } from 'gatsby';
import type { Expert } from '../../components/experts/expert';
import { ExpertGrid } from '../../components/experts/expert-grid';
import { EmptyState } from '../../components/page/empty-state';
import type { PageProseData } from '../../components/page/page-prose';
import { ProsePage } from '../../templates/prose-page';

interface ExpertsData extends PageProseData {
  allExpert: { nodes: Expert[] };
}

/** The directory of experts. */
export default function ExpertsPage({ data: { page, allExpert } }: PageProps<ExpertsData>) {
  const experts = allExpert.nodes;
  return (
    <ProsePage page={page} title="Experts" path="/experts/">
      <div className="wrap">
        {experts.length > 0 ? (
          <ExpertGrid experts={experts} />
        ) : (
          <EmptyState title="No experts yet" hint="Add a file to content/experts to create one." />
        )}
      </div>
    </ProsePage>
  );
}

export const query = graphql`
  query ExpertsPage {
    page: prosePage(name: { eq: "experts" }) {
      ...PageProseFields
    }
    allExpert(sort: { dailyRank: ASC }) {
      nodes {
        slug
        path
        name
        summary
        since
        website
        x
        github
        linkedin
        work
      }
    }
  }
`;
