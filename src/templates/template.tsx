import { graphql, type PageProps } from 'gatsby';
import { demoComponents } from '../components/demo-components';
import { Link } from '../components/link';
import { PageHeader } from '../components/page/page-header';
import type { ProjectTemplate } from '../components/project-templates/project-template';
import { TemplateCommand, TemplateFacts } from '../components/project-templates/template-facts';
import { TemplateLayout } from '../components/project-templates/template-layout';
import { TemplatePicture } from '../components/project-templates/template-picture';
import { Seo } from '../components/seo';
import { Content } from '../mdx/render/content';
import type { ContentTree } from '../shared/content-tree';

interface TemplatePageData {
  template: ProjectTemplate & { contentTree: ContentTree | null };
}

/** A project template. `children` is the compiled MDX of a template that is rendered as a module. */
export default function TemplatePage({ data: { template }, children }: PageProps<TemplatePageData>) {
  const { slug, name, description, path, contentTree } = template;
  return (
    <article>
      <Seo title={`${name} template`} description={description} path={path} />
      <PageHeader
        title={name}
        lead={description}
        crumb={<Link to="/templates/">Templates</Link>}
        picture={<TemplatePicture slug={slug} isLarge />}
      >
        <TemplateCommand starter={template} />
      </PageHeader>
      <TemplateLayout facts={<TemplateFacts starter={template} />}>
        <Content components={demoComponents} tree={contentTree} path={path}>
          {children}
        </Content>
      </TemplateLayout>
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
      createVersion
      contentTree
    }
  }
`;
