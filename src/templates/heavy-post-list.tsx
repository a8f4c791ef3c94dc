import { graphql, type PageProps } from 'gatsby';
import { Demo } from '../components/demo/demo-island';
import { demoComponents } from '../components/demo-components';
import type { PostListPageContext } from '../shared/page-context';
import { type PostListData, PostListPage } from './post-list';

/** A list page of posts, of which some have demos or videos. */
export default function HeavyPostListPage(props: PageProps<PostListData, PostListPageContext>) {
  return <PostListPage {...props} components={demoComponents} />;
}

HeavyPostListPage.prepare = Demo.prepare;

export const query = graphql`
  query HeavyPostListPage($set: String!, $skip: Int!, $limit: Int!) {
    ...PostListPageFields
  }
`;
