import type { PageProps } from 'gatsby';
import { hrefOf, Link } from '../components/link';
import { PageHeader } from '../components/page/page-header';
import { Seo } from '../components/seo';

/** Context of a redirect: the new route. */
interface RedirectPageContext {
  layout: 'plain';
  to: string;
}

/** A moved page. The browser is redirected, with or without JavaScript. */
export default function RedirectPage({ pageContext: { to } }: PageProps<object, RedirectPageContext>) {
  return (
    <>
      <Seo title="This page has moved" path={to} noindex>
        <meta httpEquiv="refresh" content={`0; url=${hrefOf(to)}`} />
      </Seo>
      <PageHeader title="This page has moved">
        <Link to={to} className="button button-primary">
          Go to the new page
        </Link>
      </PageHeader>
    </>
  );
}
