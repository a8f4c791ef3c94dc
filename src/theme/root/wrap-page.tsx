import type { ReactNode } from 'react';
import { Layout } from '../layout/layout';
import { withoutPrefix } from '../navigation/path-prefix';
import { checkPageComponent } from './check-page';
import { pageFrame } from './page-frame';

interface WrapPageArgs {
  element: ReactNode;
  props: { location: { pathname: string }; pageContext: unknown };
}

/** Puts a page into its frame. The frame stays mounted while pages change. */
export function wrapPageElement({ element, props }: WrapPageArgs) {
  if (process.env.NODE_ENV !== 'production') checkPageComponent(element, props);
  const { kind, sidebar } = pageFrame((props.pageContext ?? {}) as Record<string, unknown>);
  return (
    <Layout kind={kind} path={withoutPrefix(props.location.pathname)} sidebar={sidebar}>
      {element}
    </Layout>
  );
}
