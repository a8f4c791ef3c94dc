import { type ReactElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in a transition, because React yields to the browser only in transitions, and phones stay
 * responsive. In development, where pages have no HTML, Gatsby's own function is used.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (element: ReactElement, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}
