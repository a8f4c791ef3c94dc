import { type RefObject, useEffect } from 'react';
import type { SearchReport } from './modal-client';

/** How often a search is sent again until its answer is whole, in milliseconds. */
const wait = 400;

/**
 * Sends the query of the modal again for as long as its answer is not whole. Whoever has gone down the list
 * keeps their place in it until they are back at its beginning.
 */
export function useAskAgain(modal: RefObject<HTMLElement | null>, report: SearchReport | null): void {
  useEffect(() => {
    if (!report || 'error' in report || !report.isPartial) return;
    const timer = setInterval(() => {
      const [first, ...others] = modal.current?.querySelectorAll('[aria-selected]') ?? [];
      if (!first || others.some((hit) => hit.getAttribute('aria-selected') === 'true')) return;
      // DocSearch sends its query when it hears that its input has the focus. To take it away and give it
      // back would close keyboards.
      const input = modal.current?.querySelector('input');
      input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }, wait);
    return () => clearInterval(timer);
  }, [modal, report]);
}
