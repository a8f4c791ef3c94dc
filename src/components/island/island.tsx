import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import { wakeOnUse } from './wake-on-use';

declare global {
  /** Defined in the browser's bundle alone: there, parts are loaded when they are used. */
  const __LATE_PARTS__: true | undefined;
}

/**
 * A part of a page whose code is loaded with the reader's first use of it. Until then it is the HTML of the
 * build, which React leaves alone. After a navigation, where there is no HTML, its code is loaded at once.
 *
 * `load` loads the part, which needs no context of React. `Whole` is the part itself where HTML is made; in
 * the browser it is undefined. The part's stylesheets have to be imported by the module that calls this,
 * because the HTML needs them.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Whole: ComponentType<Props> | undefined,
): (props: Props) => ReactElement {
  const Late = lazyPart<Props>(load, Waiting);
  return function Island(props: Props) {
    const isHydrating = useIsHydrating();
    const [isServed, setServed] = useState(isHydrating && !Whole);
    if (isServed) return <Served part={load} props={props} onFailure={() => setServed(false)} />;
    return <div>{createElement(Whole ?? Late, props)}</div>;
  };
}

/** Whether React is taking over HTML of the build. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(noSubscription, no, yes);
}

const noSubscription = () => () => undefined;
const no = () => false;
const yes = () => true;

function Waiting({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

interface ServedProps<Props> {
  part: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Called if the code could not be loaded. */
  onFailure: () => void;
}

/**
 * Keeps the HTML of the build: React compares only this text with that of the last render, not with the HTML.
 */
export const asServed = { __html: '' };

function Served<Props extends object>({ part, props, onFailure }: ServedProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(props);
  const latest = useRef({ props, onFailure });
  const update = useRef<(props: Props) => void>(undefined);
  useLayoutEffect(() => {
    latest.current = { props, onFailure };
    update.current?.(props);
  }, [props, onFailure]);
  // As soon as React has the box: a click that it hydrates the page for goes on to the box after this.
  useLayoutEffect(() => {
    if (!box.current) return;
    return wakeOnUse(box.current, part, {
      props: first,
      onAwake: (render) => {
        update.current = render;
        if (latest.current.props !== first) render(latest.current.props);
      },
      onFailure: () => latest.current.onFailure(),
    });
  }, [part, first]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text of its own
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />;
}
