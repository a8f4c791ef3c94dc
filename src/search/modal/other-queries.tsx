import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOtherQueries } from '../use-other-queries';

interface OtherQueriesProps {
  /** The query without results. */
  query: string;
  /** Words that are similar to query words that no page contains. */
  nearestWords: readonly string[];
  dropdown: Element;
  modal: RefObject<HTMLElement | null>;
}

/**
 * Suggests other queries if a query has no results. Replaces the suggestions of DocSearch, which are the
 * groups that earlier keystrokes found: for a pasted query, there are none.
 */
export function OtherQueries({ query, nearestWords, dropdown, modal }: OtherQueriesProps) {
  const queries = useOtherQueries(query, nearestWords);
  const screen = useNoResults(dropdown);
  if (!screen || queries.length === 0) return null;
  const write = (text: string) => {
    const input = modal.current?.querySelector('input');
    if (!input) return;
    // Simulates typing: DocSearch listens to the event.
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

/** Returns the "no results" screen of DocSearch while it is shown. */
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
