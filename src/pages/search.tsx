import { graphql, type PageProps } from 'gatsby';
import { Link } from '../components/link';
import type { PageProseData } from '../components/page/page-prose';
import { Seo } from '../components/seo';
import { StartQuestions } from '../search/page/start-questions';
import { openUrl } from '../theme/search/open-url';
import { SearchView } from '../theme/search/search-view-island';
import * as styles from './search.module.css';

interface SearchPageData extends PageProseData {
  allStartQuestion: { nodes: { question: string; path: string }[] };
}

/** The search page: all results for the query in the URL. */
export default function SearchPage({ data, location }: PageProps<SearchPageData>) {
  const title = data.page?.title ?? 'Search';
  return (
    <>
      <Seo title={title} description={data.page?.description} path="/search" />
      <div className={`wrap ${styles.page}`}>
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p>Search needs JavaScript, which is turned off in your browser. You can still browse:</p>
        </noscript>
        <SearchView location={location} openUrl={openUrl}>
          <StartQuestions questions={data.allStartQuestion.nodes} />
          <nav className={styles.start} aria-label="Browse the site">
            <p>Or browse:</p>
            <ul>
              <li>
                <Link to="/docs/">Docs</Link>
              </li>
              <li>
                <Link to="/docs/api">API reference</Link>
              </li>
              <li>
                <Link to="/templates/">Templates</Link>
              </li>
              <li>
                <Link to="/blog">Blog</Link>
              </li>
            </ul>
          </nav>
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
