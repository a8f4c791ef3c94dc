import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOtherQueries } from '../other-queries';

interface OtherQueriesProps {
  /** The query without results. */
  query: string;
  /** Words like those of the query that no page has. */
  nearestWords: readonly string[];
  dropdown: Element;
  modal: RefObject<HTMLElement | null>;
}

/**
 * What to search for where a query has no results, in the place of what DocSearch suggests: the groups that
 * earlier keystrokes found, which is nothing for a query that was pasted.
 */
export function OtherQueries({ query, nearestWords, dropdown, modal }: OtherQueriesProps) {
  const queries = useOtherQueries(query, nearestWords);
  const screen = useNoResults(dropdown);
  if (!screen || queries.length === 0) return null;
  const write = (text: string) => {
    const input = modal.current?.querySelector('input');
    if (!input) return;
    // As typing does: DocSearch hears of it by the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return createPortal(
    <div className="search-other-queries">
      <p>Try searching for:</p>
      <ul>
        {queries.map((other) => (
          <li key={other}>
            <button type="button" className="DocSearch-Prefill" onClick={() => write(other)}>
              {other}
            </button>
          </li>
        ))}
      </ul>
    </div>,
    screen,
  );
}

/** The part of DocSearch that says that nothing was found, while it is there. */
function useNoResults(dropdown: Element): Element | null {
  const [screen, setScreen] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setScreen(dropdown.querySelector('.DocSearch-NoResults'));
    look();
    const changes = new MutationObserver(look);
    changes.observe(dropdown, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [dropdown]);
  return screen;
}
