import type { PostListPageContext } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { Demo } from '../components/demo/demo-island';
import { allComponents } from '../components/large-components';
import { type PostListData, PostListPage } from './post-list';

/** A list page of posts, of which some have demos or videos. */
export default function PostListWithDemosPage(props: PageProps<PostListData, PostListPageContext>) {
  return <PostListPage {...props} components={allComponents} />;
}

PostListWithDemosPage.prepare = Demo.prepare;

export const query = graphql`
  query PostListWithDemosPage($set: String!, $skip: Int!, $limit: Int!) {
    ...PostListPageFields
  }
`;
