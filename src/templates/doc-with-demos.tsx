import type { DocumentPageContext } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { Demo } from '../components/demo/demo-island';
import { allComponents } from '../components/large-components';
import { type DocData, DocPage } from './doc';

/** A docs page with demos, tools or videos. */
export default function DocWithDemosPage(props: PageProps<DocData, DocumentPageContext>) {
  return <DocPage {...props} components={allComponents} />;
}

DocWithDemosPage.prepare = Demo.prepare;

export const query = graphql`
  query DocWithDemosPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
