import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadStatus } from './load-status';

/** The placeholder of a part that is not loaded yet: receives the part's props and the load status. */
export type Waiting<Props> = ComponentType<Props & { children: ReactNode }>;

/** A part of a page that can be loaded before it is rendered. */
export interface Prepared {
  prepare: () => Promise<void>;
}

/**
 * Creates a component whose code is loaded on first render. Unlike with `React.lazy`, a failed load shows the
 * error and can be retried.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  WaitingFrame: Waiting<Props>,
): ComponentType<Props> & Prepared {
  let known: ComponentType<Props> | undefined;
  const prepare = async () => {
    known = (await load()).default;
  };

  function LazyPart(props: Props) {
    // Wrapped in objects, because React would call a component as an updater function, and anything can be
    // thrown.
    const [{ Part }, setPart] = useState(() => ({ Part: known }));
    const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
    const isLoading = !Part && !failure;
    useEffect(() => {
      if (!isLoading) return;
      let isGone = false;
      prepare().then(
        () => {
          if (!isGone) setPart({ Part: known });
        },
        (thrown: unknown) => {
          if (!isGone) setFailure({ thrown });
        },
      );
      return () => {
        isGone = true;
      };
    }, [isLoading]);
    if (Part) return <Part {...props} />;
    return (
      <WaitingFrame {...props}>
        <LoadStatus failure={failure} onRetry={() => setFailure(null)} />
      </WaitingFrame>
    );
  }
  return Object.assign(LazyPart, { prepare });
}
