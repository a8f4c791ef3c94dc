import { graphql, type PageProps } from 'gatsby';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';
import { AskAi } from '../theme/ask-ai/ask-ai';

/** Ask AI without the site's frame, for embedding. */
export default function AiEmbedPage({ data }: PageProps<PageProseData>) {
  return <ProsePage page={data.page} title="Ask AI" path="/ai-embed" actions={<AskAi />} noindex />;
}

export const query = graphql`
  query AiEmbedPage {
    page: prosePage(name: { eq: "ai-embed" }) {
      ...PageProseFields
    }
  }
`;
