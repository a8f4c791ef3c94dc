import { isValidElement, type ReactNode } from 'react';

/**
 * Says it clearly where a page or template exports no component by default: React's own error names neither the file nor the page.
 * Throws an error that does.
 */
export function checkPageComponent(element: ReactNode, props: object): void {
  if (!isValidElement(element) || isComponent(element.type)) return;
  const { pageResources, path } = props as { path?: string; pageResources?: unknown };
  const { page } = (pageResources ?? {}) as { page?: { componentChunkName?: string } };
  const chunk = page?.componentChunkName ?? '';
  const file = chunk ? ` (${chunk.replace(/^component---/, '')})` : '';
  throw new Error(
    `The page ${path ?? ''}${file} has no component. Its file needs a default export that is a React component, as in: ` +
      'export default function Page() { … }',
  );
}

/** A function or class, or what `memo`, `lazy` and `forwardRef` make of one. */
function isComponent(type: unknown): boolean {
  return typeof type === 'function' || (typeof type === 'object' && type !== null && '$$typeof' in type);
}
