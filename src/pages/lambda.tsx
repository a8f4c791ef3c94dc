import { graphql, type PageProps } from 'gatsby';
import { Link } from '../components/link';
import type { PageProseData } from '../components/page/page-prose';
import { RenderDiagram } from '../components/render-diagram/render-diagram';
import { ProsePage } from '../templates/prose-page';

/** The product page of Lambda. */
export default function LambdaPage({ data }: PageProps<PageProseData>) {
  return (
    <ProsePage
      page={data.page}
      title="Remotion Lambda"
      path="/lambda/"
      form="wide"
      picture={<RenderDiagram />}
      actions={
        <>
          <Link to="/docs/lambda/setup" className="button button-primary">
            Set up
          </Link>
          <Link to="/docs/lambda" className="button">
            Documentation
          </Link>
        </>
      }
    />
  );
}

export const query = graphql`
  query LambdaPage {
    page: prosePage(name: { eq: "lambda" }) {
      ...PageProseFields
    }
  }
`;
