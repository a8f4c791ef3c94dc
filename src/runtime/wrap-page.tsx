import type { ReactNode } from 'react';
import { withContentProblems } from '../components/content-edits/content-problems';
import { Layout } from '../theme/layout/layout';
import { RootBoundary } from '../theme/layout/root-boundary';
import { checkPageComponent } from './check-page';
import { type FramedPage, pageFrame } from './page-frame';
import { withoutPrefix } from './path-prefix';

interface WrapPageArgs {
  element: ReactNode;
  props: FramedPage & { location: { pathname: string } };
}

/** Wraps a page in its frame, and the frame in an error boundary. The frame stays mounted across pages. */
export function wrapPageElement({ element, props }: WrapPageArgs) {
  if (process.env.NODE_ENV !== 'production') checkPageComponent(element, props);
  const path = withoutPrefix(props.location.pathname);
  return (
    <RootBoundary path={path}>
      <Frame page={props} path={path}>
        {element}
      </Frame>
    </RootBoundary>
  );
}

interface FrameProps {
  page: FramedPage;
  path: string;
  children: ReactNode;
}

function Frame({ page, path, children }: FrameProps) {
  const { kind, sidebar } = pageFrame(page);
  return (
    <Layout kind={kind} path={path} sidebar={sidebar}>
      {withContentProblems(children, path)}
    </Layout>
  );
}
