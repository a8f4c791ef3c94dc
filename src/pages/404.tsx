import { graphql, type PageProps } from 'gatsby';
import { PastTheEnd } from '../components/not-found/past-the-end';
import type { PageProseData } from '../components/page/page-prose';
import { ProsePage } from '../templates/prose-page';
import { linkedRoutes } from '../theme/not-found/known-routes';
import type { KnownRoute } from '../theme/not-found/nearest-routes';
import { NotFoundHelp } from '../theme/not-found/not-found-help';
import { useSiteSettings } from '../theme/use-site-settings';

interface NotFoundData extends PageProseData {
  docs: { nodes: KnownRoute[] };
  posts: { nodes: KnownRoute[] };
  templates: { nodes: KnownRoute[] };
  experts: { nodes: KnownRoute[] };
}

/** The not-found page. Its status, 404, keeps it out of search engines. */
export default function NotFoundPage({ data, location }: PageProps<NotFoundData>) {
  const { docs, posts, templates, experts } = data;
  const known = linkedRoutes(useSiteSettings());
  const routes = [docs.nodes, posts.nodes, templates.nodes, experts.nodes, known].flat();
  return (
    <ProsePage
      page={data.page}
      title="Page not found"
      path="/404.html"
      picture={<PastTheEnd />}
      actions={<NotFoundHelp pathname={location.pathname} routes={routes} />}
      hasFiles={false}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    page: prosePage(name: { eq: "404" }) {
      ...PageProseFields
    }
    docs: allDoc(filter: { unlisted: { eq: false }, draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    posts: allPost(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    templates: allTemplate(sort: { path: ASC }) {
      nodes {
        path
        title: name
      }
    }
    experts: allExpert(sort: { path: ASC }) {
      nodes {
        path
        title: name
      }
    }
  }
`;
