import { type ReactElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in a transition. React yields to the browser only in transitions, so phones stay
 * responsive. In development pages have no HTML, and Gatsby's own function is used.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (element: ReactElement, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}
