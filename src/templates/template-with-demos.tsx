import { graphql, type PageProps } from 'gatsby';
import { Demo } from '../components/demo/demo-island';
import { allComponents } from '../components/large-components';
import { TemplatePage, type TemplatePageData } from './template';

/** A project template whose page has demos or videos. */
export default function TemplateWithDemosPage(props: PageProps<TemplatePageData>) {
  return <TemplatePage {...props} components={allComponents} />;
}

TemplateWithDemosPage.prepare = Demo.prepare;

export const query = graphql`
  query TemplateWithDemosPage($id: String!, $kind: String!) {
    template(id: { eq: $id }) {
      ...TemplatePageFields
    }
    ...SimilarTemplateFields
  }
`;
