import { type ComponentType, createElement } from 'react';
import type { PageResources } from './page-loader';
import type { RouterLocation } from './router-history';
import { wrapPageElement } from './wrap-page';

interface PageRendererProps {
  path: string;
  location: RouterLocation;
  pageResources: PageResources;
}

/*
 * Replaces Gatsby's module of this name in the browser's bundle. Gatsby's module also supports pages with
 * patterns as paths and `Head` exports.
 */

/** Renders a page in its frame. */
export default function PageRenderer(props: PageRendererProps) {
  const { component, page } = props.pageResources;
  const { default: Page } = component as { default: ComponentType<object> };
  const element = createElement(Page, { ...props, params: {}, key: props.path || page.path } as object);
  return wrapPageElement({ element, props });
}
