import { isValidElement, type ReactNode } from 'react';

/**
 * Reports a page or template without a component as its default export: React's own error names neither the
 * file nor the page.
 *
 * @throws {Error} if there is no such export.
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

/** Returns whether a type is a function or class, or the result of `memo`, `lazy` or `forwardRef`. */
function isComponent(type: unknown): boolean {
  return typeof type === 'function' || (typeof type === 'object' && type !== null && '$$typeof' in type);
}
