import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart, type Prepared } from '../lazy-part/lazy-part';
import { type Hydration, hydrateOnUse } from './hydrate-on-use';
import { asServed, useIsHydrating } from './served';

declare global {
  /** Only defined in the browser's bundle, where parts are loaded on first use. */
  const __LATE_PARTS__: true | undefined;
}

/**
 * Creates a part of a page whose code is loaded on first use. Until then, the part is the HTML from the build,
 * which React does not hydrate. After a navigation, there is no such HTML. The code is then loaded immediately or,
 * if the page has the island's `prepare` function, before the page is shown.
 *
 * `load` loads the part, which cannot use a React context. `Whole` is the part itself where HTML is rendered; in
 * the browser it is undefined. The module that calls this function must import the part's stylesheets, because the
 * HTML needs them.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Whole: ComponentType<Props> | undefined,
  { isNeeded, Failure }: IslandOptions<Props> = {},
): ((props: Props) => ReactElement) & Prepared {
  const Late = lazyPart<Props>(load, Waiting);
  function Island(props: Props) {
    const isHydrating = useIsHydrating();
    const [isServed, setServed] = useState(isHydrating && !Whole);
    if (isServed) {
      const onFailure = Failure ? undefined : () => setServed(false);
      return <Served part={load} props={props} isNeeded={isNeeded?.(props)} {...{ Failure, onFailure }} />;
    }
    return <div>{createElement(Whole ?? Late, props)}</div>;
  }
  return Object.assign(Island, { prepare: Late.prepare });
}

function Waiting({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

interface IslandOptions<Props> {
  /** Returns whether the part needs its code immediately. */
  isNeeded?: (props: Props) => boolean;
  /** Shows a message below the HTML if the code could not be loaded. If absent, an error replaces the HTML. */
  Failure?: ComponentType<{ error: unknown; onRetry: () => void }> | undefined;
}

interface ServedProps<Props> {
  part: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  isNeeded: boolean | undefined;
  Failure: IslandOptions<Props>['Failure'];
  /** Called if the code cannot be loaded. */
  onFailure: (() => void) | undefined;
}

function Served<Props extends object>({ part, props, isNeeded, Failure, onFailure }: ServedProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(props);
  const latest = useRef({ props, onFailure });
  const update = useRef<(props: Props) => void>(undefined);
  const hydration = useRef<Hydration>(undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useLayoutEffect(() => {
    latest.current = { props, onFailure };
    update.current?.(props);
  }, [props, onFailure]);
  // A layout effect, so that the box listens before it gets the click that made React hydrate the page.
  useLayoutEffect(() => {
    if (!box.current) return;
    hydration.current = hydrateOnUse(box.current, part, {
      props: first,
      onHydrated: (render) => {
        update.current = render;
        if (latest.current.props !== first) render(latest.current.props);
      },
      onFailure: (error) => (latest.current.onFailure ?? (() => setFailure({ error })))(),
    });
    return hydration.current.end;
  }, [part, first]);
  useLayoutEffect(() => {
    if (isNeeded) hydration.current?.start();
  }, [isNeeded]);
  const retry = () => {
    setFailure(undefined);
    hydration.current?.start();
  };
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is not user input */}
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
      {failure && Failure && <Failure error={failure.error} onRetry={retry} />}
    </>
  );
}
