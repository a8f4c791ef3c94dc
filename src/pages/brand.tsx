import { graphql, type PageProps } from 'gatsby';
import { MarkSpecimen } from '../components/brand/mark-specimen';
import { ColorSpecimen, TypeSpecimen } from '../components/brand/specimens';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';

/** The brand page: logo, colors, typography and name. */
export default function BrandPage({ data }: PageProps<PageProseData>) {
  return (
    <ProsePage
      page={data.page}
      title="Brand"
      path="/brand/"
      extras={{
        'the-mark': <MarkSpecimen />,
        colors: <ColorSpecimen />,
        type: <TypeSpecimen />,
      }}
    />
  );
}

export const query = graphql`
  query BrandPage {
    page: prosePage(name: { eq: "brand" }) {
      ...PageProseFields
    }
  }
`;
