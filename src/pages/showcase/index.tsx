import { graphql, type PageProps } from 'gatsby';
import { EmptyState } from '../../components/page/empty-state';
import type { PageProseData } from '../../components/page/page-prose';
import type { ShowcaseEntry } from '../../components/showcase/entry';
import { ShowcaseGrid } from '../../components/showcase/showcase-grid';
import { ProsePage } from '../../templates/prose-page';

interface ShowcaseData extends PageProseData {
  allShowcaseEntry: { nodes: ShowcaseEntry[] };
}

/** Videos made with Remotion. */
export default function ShowcasePage({ data: { page, allShowcaseEntry } }: PageProps<ShowcaseData>) {
  const entries = allShowcaseEntry.nodes;
  return (
    <ProsePage page={page} title="Showcase" path="/showcase/">
      <div className="wrap">
        {entries.length > 0 ? (
          <ShowcaseGrid entries={entries} />
        ) : (
          <EmptyState title="No entries yet" hint="Add a file to content/showcase to create one." />
        )}
      </div>
    </ProsePage>
  );
}

export const query = graphql`
  fragment ShowcaseCardFields on ShowcaseEntry {
    slug
    title
    description
    width
    height
    submittedOn
    poster
    links {
      type
      url
    }
    author {
      name
      url
    }
  }

  query ShowcasePage {
    page: prosePage(name: { eq: "showcase" }) {
      ...PageProseFields
    }
    allShowcaseEntry(sort: { dailyRank: ASC }) {
      nodes {
        ...ShowcaseCardFields
      }
    }
  }
`;
