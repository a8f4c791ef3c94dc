import { type ReactElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in slices, so that a phone stays responsive meanwhile: React does so for transitions only. In development,
 * where pages come without HTML, Gatsby's own way stays.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (element: ReactElement, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}
