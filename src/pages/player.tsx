import { graphql, type PageProps } from 'gatsby';
import { Link } from '../components/link';
import type { PageProseData } from '../components/page/page-prose';
import { Playground } from '../components/playground/playground-island';
import { ProsePage } from '../templates/prose-page';

/** The product page of the Player. */
export default function PlayerPage({ data }: PageProps<PageProseData>) {
  return (
    <ProsePage
      page={data.page}
      title="Remotion Player"
      path="/player/"
      form="wide"
      below={<Playground />}
      actions={
        <>
          <Link to="/docs/player/installation" className="button button-primary">
            Install
          </Link>
          <Link to="/docs/player/" className="button">
            Documentation
          </Link>
        </>
      }
    />
  );
}

PlayerPage.prepare = Playground.prepare;

export const query = graphql`
  query PlayerPage {
    page: prosePage(name: { eq: "player" }) {
      ...PageProseFields
    }
  }
`;
