import { SearchIcon } from '../icons';
import { hrefOf } from '../link';
import * as styles from './search-form.module.css';

/** Maximum number of characters in a query. */
const maxLength = 64;

/** A search box that works without JavaScript: it submits to the search page with the query in the URL. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <form className={styles.form} role="search" action={hrefOf('/search')} method="get">
      <SearchIcon size={18} className={styles.icon} />
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search docs"
        aria-label="Search docs"
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="button button-primary">
        Search
      </button>
    </form>
  );
}
