import type { ReactNode } from 'react';
import { withContentProblems } from '../../components/content-edits/content-problems';
import { Layout } from '../layout/layout';
import { withoutPrefix } from '../navigation/path-prefix';
import { checkPageComponent } from './check-page';
import { type FramedPage, pageFrame } from './page-frame';

interface WrapPageArgs {
  element: ReactNode;
  props: FramedPage & { location: { pathname: string } };
}

/** Wraps a page in its frame. The frame stays mounted across pages. */
export function wrapPageElement({ element, props }: WrapPageArgs) {
  if (process.env.NODE_ENV !== 'production') checkPageComponent(element, props);
  const { kind, sidebar } = pageFrame(props);
  const path = withoutPrefix(props.location.pathname);
  return (
    <Layout kind={kind} path={path} sidebar={sidebar}>
      {withContentProblems(element, path)}
    </Layout>
  );
}
