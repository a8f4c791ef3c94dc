import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/** Wraps the whole site in the browser. The equivalent for the build is in `ssr.tsx`. */
export function wrapRootElement({ element }: { element: ReactNode }) {
  return <HelmetProvider>{element}</HelmetProvider>;
}
