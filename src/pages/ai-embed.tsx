import { graphql, type PageProps } from 'gatsby';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';
import { AskAi, type AskAiData } from '../theme/ask-ai/ask-ai';

/** Ask the docs without the site's frame, for embedding. */
export default function AiEmbedPage({ data }: PageProps<PageProseData & AskAiData>) {
  return (
    <ProsePage
      page={data.page}
      title="Ask the docs"
      path="/ai-embed"
      actions={<AskAi data={data} />}
      noindex
    />
  );
}

AiEmbedPage.prepare = AskAi.prepare;

export const query = graphql`
  query AiEmbedPage {
    page: prosePage(name: { eq: "ai-embed" }) {
      ...PageProseFields
    }
    starters: allStartQuestion(sort: { rank: ASC }, limit: 12) {
      nodes {
        question
      }
    }
  }
`;
