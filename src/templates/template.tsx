import type { ContentTree } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { type ComponentTable, components } from '../components/components';
import { Content } from '../components/content/content';
import { Link } from '../components/link';
import { PageHeader } from '../components/page/page-header';
import type { ProjectTemplate } from '../components/project-templates/project-template';
import { TemplateCommand, TemplateFacts } from '../components/project-templates/template-facts';
import { TemplateLayout } from '../components/project-templates/template-layout';
import { TemplatePicture } from '../components/project-templates/template-picture';
import { Seo } from '../components/seo';

export interface TemplatePageData {
  template: ProjectTemplate & { contentTree: ContentTree | null };
}

type TemplatePageProps = Pick<PageProps<TemplatePageData>, 'data' | 'children'>;

/** A project template whose page has no demos or videos. */
export default function LightTemplatePage(props: TemplatePageProps) {
  return <TemplatePage {...props} components={components} />;
}

/** A project template. `children` is the compiled MDX of a template that is rendered as a module. */
export function TemplatePage({
  data: { template },
  components,
  children,
}: TemplatePageProps & { components: ComponentTable }) {
  const { slug, name, description, path, contentTree } = template;
  return (
    <article>
      <Seo title={`${name} template`} description={description} path={path} />
      <PageHeader
        title={name}
        lead={description}
        crumb={<Link to="/templates/">Templates</Link>}
        picture={<TemplatePicture slug={slug} name={name} isLarge />}
      >
        <TemplateCommand starter={template} />
      </PageHeader>
      <TemplateLayout facts={<TemplateFacts starter={template} />}>
        <Content components={components} tree={contentTree} path={path}>
          {children}
        </Content>
      </TemplateLayout>
    </article>
  );
}

export const query = graphql`
  fragment TemplatePageFields on Template {
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

  query TemplatePage($id: String!) {
    template(id: { eq: $id }) {
      ...TemplatePageFields
    }
  }
`;
