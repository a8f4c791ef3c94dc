import { graphql, type PageProps } from 'gatsby';

/** A page that is its finished HTML. */
export default function Page({ data }: PageProps<{ barePage: { html: string } }>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own pages
  return <main dangerouslySetInnerHTML={{ __html: data.barePage.html }} />;
}

export const query = graphql`
  query BarePage($id: String!) {
    barePage(id: { eq: $id }) {
      html
    }
  }
`;
