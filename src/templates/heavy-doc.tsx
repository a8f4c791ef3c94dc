import { graphql, type PageProps } from 'gatsby';
import { allComponents } from '../components/all-components';
import { Demo } from '../components/demo/demo-island';
import type { DocumentPageContext } from '../shared/page-context';
import { type DocData, DocPage } from './doc';

/** A docs page with demos, tools or videos. */
export default function HeavyDocPage(props: PageProps<DocData, DocumentPageContext>) {
  return <DocPage {...props} components={allComponents} />;
}

HeavyDocPage.prepare = Demo.prepare;

export const query = graphql`
  query HeavyDocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
