import { graphql, type PageProps } from 'gatsby';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';
import { AskAi, type AskAiData } from '../theme/ask-ai/ask-ai';

/** Ask the docs: answers are written, or passages of the documentation that the search finds. */
export default function AiPage({ data }: PageProps<PageProseData & AskAiData>) {
  return <ProsePage page={data.page} title="Ask the docs" path="/ai" actions={<AskAi data={data} />} />;
}

AiPage.prepare = AskAi.prepare;

export const query = graphql`
  query AiPage {
    page: prosePage(name: { eq: "ai" }) {
      ...PageProseFields
    }
    starters: allStartQuestion(sort: { rank: ASC }, limit: 5) {
      nodes {
        question
      }
    }
  }
`;
