import { type RefObject, useEffect } from 'react';
import { useReading } from '../use-reading';
import type { SearchReport } from './modal-client';

/** Delay before a search with an incomplete answer is sent again, in milliseconds. */
const wait = 400;

/**
 * Repeats the modal's query while its answer is incomplete. Pauses while the reader points at a result, or a
 * result other than the first is selected, so that they keep their position in the list.
 * @param modal The modal.
 * @param results The list of results.
 */
export function useAskAgain(
  modal: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
  report: SearchReport | null,
): void {
  const isReading = useReading(results);
  useEffect(() => {
    if (!report || 'error' in report || !report.isPartial) return;
    const timer = setInterval(() => {
      const [first, ...others] = modal.current?.querySelectorAll('[aria-selected]') ?? [];
      if (!first || isReading() || others.some((hit) => hit.getAttribute('aria-selected') === 'true')) return;
      // DocSearch sends its query when its input receives a `focusin` event. Moving the real focus would
      // close on-screen keyboards.
      const input = modal.current?.querySelector('input');
      input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }, wait);
    return () => clearInterval(timer);
  }, [modal, report, isReading]);
}
