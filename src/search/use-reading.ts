import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the reader is at something in a list: points at it, has the focus or a
 * selection in it. Then, the list must not change.
 */
export function useReading(list: RefObject<HTMLElement | null>): () => boolean {
  const isPointing = useRef(false);
  useEffect(() => {
    const move = (event: MouseEvent) => {
      // Browsers also send this event if the page moves under a pointer that rests.
      if (event.movementX === 0 && event.movementY === 0) return;
      isPointing.current = event.target instanceof Node && (list.current?.contains(event.target) ?? false);
    };
    document.addEventListener('mousemove', move);
    return () => document.removeEventListener('mousemove', move);
  }, [list]);
  return useCallback(() => {
    const has = (node: Node | null) => node !== null && (list.current?.contains(node) ?? false);
    const selection = window.getSelection();
    const hasSelection = selection !== null && !selection.isCollapsed && has(selection.anchorNode);
    return isPointing.current || has(document.activeElement) || hasSelection;
  }, [list]);
}
