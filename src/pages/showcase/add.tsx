import { graphql, type PageProps } from 'gatsby';
import { Link } from '../../components/link';
import type { PageProseData } from '../../components/page/page-prose';
import { EntryForm } from '../../components/showcase-form/entry-form';
import { ProsePage } from '../../templates/prose-page';

/** How to add a video to the showcase. */
export default function ShowcaseAddPage({ data }: PageProps<PageProseData>) {
  return (
    <ProsePage
      page={data.page}
      title="Add your video"
      path="/showcase/add"
      crumb={<Link to="/showcase/">Showcase</Link>}
      below={<EntryForm />}
    />
  );
}

export const query = graphql`
  query ShowcaseAddPage {
    page: prosePage(name: { eq: "showcase-add" }) {
      ...PageProseFields
    }
  }
`;
