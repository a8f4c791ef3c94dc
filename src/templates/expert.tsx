import { graphql, type PageProps } from 'gatsby';
import type { Expert } from '../components/experts/expert';
import { ExpertProfile } from '../components/experts/expert-profile';
import { Seo } from '../components/seo';

interface ExpertPageData {
  expert: Expert;
}

/** The profile of an expert. */
export default function ExpertPage({ data: { expert } }: PageProps<ExpertPageData>) {
  return (
    <>
      <Seo
        title={`${expert.name}, Remotion expert`}
        description={
          expert.summary ?? `Links and work by ${expert.name}, from the Remotion expert directory.`
        }
        path={expert.path}
      />
      <ExpertProfile expert={expert} />
    </>
  );
}

export const query = graphql`
  query ExpertPage($id: String!) {
    expert(id: { eq: $id }) {
      slug
      path
      name
      since
      website
      x
      github
      linkedin
      work
      summary
    }
  }
`;
