import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/** What stands around the whole site in the browser. In a build it is `ssr.tsx` that does this. */
export function wrapRootElement({ element }: { element: ReactNode }) {
  return <HelmetProvider>{element}</HelmetProvider>;
}
