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
          <EmptyState title="Nothing here yet" hint="Each entry is a file of the folder content/showcase." />
        )}
      </div>
    </ProsePage>
  );
}

export const query = graphql`
  query ShowcasePage {
    page: prosePage(name: { eq: "showcase" }) {
      ...PageProseFields
    }
    allShowcaseEntry(sort: { dailyRank: ASC }) {
      nodes {
        slug
        title
        description
        width
        height
        submittedOn
        links {
          type
          url
        }
        author {
          name
          url
        }
      }
    }
  }
`;
