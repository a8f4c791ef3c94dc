import { graphql, type PageProps } from 'gatsby';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';

/** How to contact the team behind Remotion. */
export default function ContactPage({ data }: PageProps<PageProseData>) {
  return <ProsePage page={data.page} title="Contact us" path="/contact/" form="grid" />;
}

export const query = graphql`
  query ContactPage {
    page: prosePage(name: { eq: "contact" }) {
      ...PageProseFields
    }
  }
`;
