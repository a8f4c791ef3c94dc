import { graphql, type PageProps } from 'gatsby';
import { Link } from '../components/link';
import { PageHeader } from '../components/page/page-header';
import { Seo } from '../components/seo';
import type { Starter } from '../components/starters/starter';
import { StarterCommand, StarterFacts } from '../components/starters/starter-facts';
import { StarterLayout } from '../components/starters/starter-layout';
import { StarterPicture } from '../components/starters/starter-picture';
import { Content } from '../mdx/render/content';
import type { ContentTree } from '../shared/content-tree';

interface TemplatePageData {
  template: Starter & { contentTree: ContentTree | null };
}

/** A starter template. `children` is the compiled MDX of a text that could not be data. */
export default function TemplatePage({ data: { template }, children }: PageProps<TemplatePageData>) {
  const { slug, name, description, path, contentTree } = template;
  return (
    <article>
      <Seo title={`${name} template`} description={description} path={path} />
      <PageHeader
        title={name}
        lead={description}
        crumb={<Link to="/templates/">Templates</Link>}
        picture={<StarterPicture slug={slug} isLarge />}
      >
        <StarterCommand starter={template} />
      </PageHeader>
      <StarterLayout facts={<StarterFacts starter={template} />}>
        <Content tree={contentTree} path={path}>
          {children}
        </Content>
      </StarterLayout>
    </article>
  );
}

export const query = graphql`
  query TemplatePage($id: String!) {
    template(id: { eq: $id }) {
      slug
      path
      name
      description
      kind
      repository
      branch
      previewUrl
      tailwindOption
      stackblitz
      contributedBy
      paid
      featured
      cliId
      contentTree
    }
  }
`;
