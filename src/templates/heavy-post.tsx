import { graphql, type PageProps } from 'gatsby';
import { Demo } from '../components/demo/demo-island';
import { demoComponents } from '../components/demo-components';
import type { DocumentPageContext } from '../shared/page-context';
import { type PostData, PostPage } from './post';

/** A post with demos or videos. */
export default function HeavyPostPage(props: PageProps<PostData, DocumentPageContext>) {
  return <PostPage {...props} components={demoComponents} />;
}

HeavyPostPage.prepare = Demo.prepare;

export const query = graphql`
  query HeavyPostPage($id: String!, $set: String!) {
    postSet(name: { eq: $set }) {
      years
    }
    post(id: { eq: $id }) {
      ...PostPageFields
    }
  }
`;
