import { graphql, type PageProps } from 'gatsby';
import { Link } from '../components/link';
import type { PageProseData } from '../components/page/page-prose';
import { Seo } from '../components/seo';
import { openUrl } from '../theme/search/open-url';
import { SearchView } from '../theme/search/search-view-island';
import * as styles from './search.module.css';

interface SearchPageData extends PageProseData {
  allStartQuestion: { nodes: { question: string; path: string }[] };
}

/** Where to go without a query. */
const parts = [
  { label: 'Docs', to: '/docs/' },
  { label: 'API reference', to: '/docs/api' },
  { label: 'Templates', to: '/templates/' },
  { label: 'Learn', to: '/learn' },
  { label: 'Blog', to: '/blog' },
];

/** The search page: all results for the query in the URL. */
export default function SearchPage({ data, location }: PageProps<SearchPageData>) {
  const title = data.page?.title ?? 'Search';
  const questions = data.allStartQuestion.nodes;
  return (
    <>
      <Seo title={title} description={data.page?.description} path="/search" />
      <div className={`wrap ${styles.page}`}>
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p>Search needs JavaScript, which is turned off in your browser. You can still browse:</p>
        </noscript>
        <SearchView location={location} openUrl={openUrl}>
          <div className={styles.start}>
            {questions.length > 0 && (
              <section aria-label="Common questions">
                <p>Common questions</p>
                <ul>
                  {questions.map(({ question, path }) => (
                    <li key={path}>
                      <Link to={path}>{question}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <nav aria-label="Browse the site">
              <p>Or browse</p>
              <ul>
                {parts.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </SearchView>
      </div>
    </>
  );
}

SearchPage.prepare = SearchView.prepare;

export const query = graphql`
  query SearchPage {
    page: prosePage(name: { eq: "search" }) {
      ...PageProseFields
    }
    allStartQuestion(sort: { rank: ASC }, limit: 5) {
      nodes {
        question
        path
      }
    }
  }
`;
