import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadStatus } from './load-status';

/** What stands in for a part that is not there yet: it gets the part's props, and how the loading stands. */
export type Waiting<Props> = ComponentType<Props & { children: ReactNode }>;

/**
 * A component whose code is loaded when it is first rendered. Unlike `React.lazy`, a failed loading is no end: it says what went
 * wrong and can be tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  WaitingFrame: Waiting<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    // In objects: a component is a function, which React would call, and anything can be thrown.
    const [{ Part }, setPart] = useState(() => ({ Part: known }));
    const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
    const isLoading = !Part && !failure;
    // biome-ignore lint/correctness/useExhaustiveDependencies: what loads the part does not change
    useEffect(() => {
      if (!isLoading) return;
      let isGone = false;
      load().then(
        (module) => {
          known = module.default;
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
  };
}
