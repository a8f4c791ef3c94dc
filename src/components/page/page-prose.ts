import type { ContentTree } from '@docs/content/shared';
import { graphql } from 'gatsby';

/** The prose of a hand-written page in `content/pages`; null if there is no such file. */
export interface PageProse {
  title: string;
  description: string | null;
  lead: string | null;
  contentTree: ContentTree | null;
}

/** Data of a page that only shows prose. */
export interface PageProseData {
  page: PageProse | null;
}

/** These fields as a fragment for page queries. */
export const pageProseFields = graphql`
  fragment PageProseFields on ProsePage {
    title
    description
    lead
    contentTree
  }
`;
