import { graphql, type PageProps } from 'gatsby';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';

/** About the team behind Remotion. */
export default function AboutPage({ data }: PageProps<PageProseData>) {
  return <ProsePage page={data.page} title="About us" path="/about/" />;
}

export const query = graphql`
  query AboutPage {
    page: prosePage(name: { eq: "about" }) {
      ...PageProseFields
    }
  }
`;
