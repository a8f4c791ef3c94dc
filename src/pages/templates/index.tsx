import { createCommand } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { PackageManagerTabs } from '../../components/package-manager-tabs/package-manager-tabs';
import { EmptyState } from '../../components/page/empty-state';
import type { PageProseData } from '../../components/page/page-prose';
import { FilteredTemplates } from '../../components/project-templates/filtered-templates';
import type { TemplateCardFacts } from '../../components/project-templates/project-template';
import { ProsePage } from '../../templates/prose-page';

interface TemplatesData extends PageProseData {
  allTemplate: { nodes: TemplateCardFacts[] };
}

/** All project templates. */
export default function TemplatesPage({ data }: PageProps<TemplatesData>) {
  const starters = data.allTemplate.nodes;
  return (
    <ProsePage
      page={data.page}
      title="Templates"
      path="/templates/"
      actions={<PackageManagerTabs commandFor={(manager) => createCommand(manager)} />}
    >
      <div className="wrap">
        {starters.length > 0 ? (
          <FilteredTemplates starters={starters} />
        ) : (
          <EmptyState title="No templates yet" hint="Add a file to content/templates to create one." />
        )}
      </div>
    </ProsePage>
  );
}

export const query = graphql`
  fragment TemplateCardFields on Template {
    slug
    path
    name
    description
    kind
    paid
    cliId
    createVersion
  }

  query TemplatesPage {
    page: prosePage(name: { eq: "templates" }) {
      ...PageProseFields
    }
    allTemplate(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...TemplateCardFields
      }
    }
  }
`;
