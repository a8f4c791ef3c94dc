import { type RefObject, useEffect } from 'react';
import { navbarAtRest, onAnchor, onScroll } from './visibility';

/**
 * Marks the navbar as hidden while the user scrolls down, and marks it as far from the top on long pages.
 * Writes to the element directly, without rendering.
 */
export function useHideOnScroll(navbar: RefObject<HTMLElement>, isOn: boolean): void {
  useEffect(() => {
    const element = navbar.current;
    if (!element) return;
    let state = { ...navbarAtRest, lastTop: window.scrollY };
    const show = () => {
      element.toggleAttribute('data-hidden', isOn && state.isHidden);
      element.toggleAttribute('data-far', window.scrollY > window.innerHeight && !state.isHidden);
    };
    const scroll = () => {
      state = onScroll(state, {
        top: window.scrollY,
        viewport: window.innerHeight,
        page: document.documentElement.scrollHeight,
        navbar: element.offsetHeight,
      });
      show();
    };
    const anchor = () => {
      if (!window.location.hash) return;
      state = onAnchor(state);
      show();
    };
    if (window.location.hash && window.scrollY > element.offsetHeight) anchor();
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('hashchange', anchor);
    return () => {
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('hashchange', anchor);
    };
  }, [navbar, isOn]);
}
