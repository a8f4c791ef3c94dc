import type { DocumentPageContext } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { Demo } from '../components/demo/demo-island';
import { allComponents } from '../components/large-components';
import { type PostData, PostPage } from './post';

/** A post with demos or videos. */
export default function PostWithDemosPage(props: PageProps<PostData, DocumentPageContext>) {
  return <PostPage {...props} components={allComponents} />;
}

PostWithDemosPage.prepare = Demo.prepare;

export const query = graphql`
  query PostWithDemosPage($id: String!, $set: String!) {
    postSet(name: { eq: $set }) {
      years
    }
    post(id: { eq: $id }) {
      ...PostPageFields
    }
  }
`;
