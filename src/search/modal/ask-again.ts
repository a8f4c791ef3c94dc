import { type RefObject, useEffect } from 'react';
import type { SearchReport } from './modal-client';

/** Delay before a search with an incomplete answer is sent again, in milliseconds. */
const wait = 400;

/**
 * Repeats the modal's query while its answer is incomplete. Pauses while a result other than the first is
 * selected, so that the user keeps their position in the list.
 */
export function useAskAgain(modal: RefObject<HTMLElement | null>, report: SearchReport | null): void {
  useEffect(() => {
    if (!report || 'error' in report || !report.isPartial) return;
    const timer = setInterval(() => {
      const [first, ...others] = modal.current?.querySelectorAll('[aria-selected]') ?? [];
      if (!first || others.some((hit) => hit.getAttribute('aria-selected') === 'true')) return;
      // DocSearch sends its query when its input receives a `focusin` event. Moving the real focus would
      // close on-screen keyboards.
      const input = modal.current?.querySelector('input');
      input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }, wait);
    return () => clearInterval(timer);
  }, [modal, report]);
}
