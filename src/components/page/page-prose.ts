import { graphql } from 'gatsby';
import type { ContentTree } from '../../shared/content-tree';

/** What a hand-written page takes from `content/pages`; null where there is no such file. */
export interface PageProse {
  title: string;
  description: string | null;
  lead: string | null;
  contentTree: ContentTree | null;
}

/** Data of a page that shows prose and nothing else. */
export interface PageProseData {
  page: PageProse | null;
}

/** The fields above, for every page query. */
export const pageProseFields = graphql`
  fragment PageProseFields on ProsePage {
    title
    description
    lead
    contentTree
  }
`;
