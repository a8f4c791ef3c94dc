import type { ContentTree } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { type ComponentTable, components } from '../components/components';
import { Content } from '../components/content/content';
import { Link } from '../components/link';
import { PageHeader } from '../components/page/page-header';
import type { ProjectTemplate } from '../components/project-templates/project-template';
import { splitFiles } from '../components/project-templates/split-files';
import { TemplateActions, TemplateFacts } from '../components/project-templates/template-facts';
import { TemplateLayout } from '../components/project-templates/template-layout';
import { TemplatePicture } from '../components/project-templates/template-picture';
import { Seo } from '../components/seo';

export interface TemplatePageData {
  template: ProjectTemplate & { contentTree: ContentTree | null };
  similar: { nodes: Pick<ProjectTemplate, 'path' | 'name'>[] };
}

type TemplatePageProps = Pick<PageProps<TemplatePageData>, 'data' | 'children'>;

/** A project template whose page has no demos or videos. */
export default function LightTemplatePage(props: TemplatePageProps) {
  return <TemplatePage {...props} components={components} />;
}

/** A project template. `children` is the compiled MDX of a template that is rendered as a module. */
export function TemplatePage({
  data: { template, similar },
  components,
  children,
}: TemplatePageProps & { components: ComponentTable }) {
  const { slug, name, description, path, contentTree } = template;
  const { text, files } = splitFiles(contentTree);
  return (
    <article>
      <Seo title={`${name} template`} description={description} path={path} />
      <PageHeader
        title={name}
        lead={description}
        crumb={<Link to="/templates/">Templates</Link>}
        picture={<TemplatePicture slug={slug} name={name} isLarge />}
      >
        <TemplateActions starter={template} />
      </PageHeader>
      <TemplateLayout
        aside={
          <>
            <Content components={components} tree={files} />
            <TemplateFacts starter={template} similar={similar.nodes} />
          </>
        }
      >
        <Content components={components} tree={text} path={path}>
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

  fragment SimilarTemplateFields on Query {
    similar: allTemplate(filter: { kind: { eq: $kind }, id: { ne: $id } }, sort: { order: ASC }, limit: 4) {
      nodes {
        path
        name
      }
    }
  }

  query TemplatePage($id: String!, $kind: String!) {
    template(id: { eq: $id }) {
      ...TemplatePageFields
    }
    ...SimilarTemplateFields
  }
`;
