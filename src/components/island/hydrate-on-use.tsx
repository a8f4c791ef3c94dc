import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { mayPrefetch } from '../may-prefetch';
import { recordUse } from './record-use';

/** What an unhydrated part needs, and how it reports back. */
export interface HydrationOptions<Props> {
  /** The props that the HTML was rendered with. */
  props: Props;
  /** Called with a function that renders the part with other props, once the part is hydrated. */
  onHydrated: (render: (props: Props) => void) => void;
  onFailure: (error: unknown) => void;
}

/** Events that precede an interaction. They load the code, unless the user's browser saves data. */
const signs = ['pointerover', 'focusin'];
const uses = ['pointerdown', 'keydown', 'click', 'input'];

let count = 0;

/** Controls a part that is still HTML. */
export interface Hydration {
  /** Loads and hydrates the part without an interaction. */
  start: () => void;
  /** Stops waiting for interactions, and unmounts the part if it is hydrated. */
  end: () => void;
}

/** Loads a part when the user interacts with its HTML in the box, and hydrates it. Then replays the user's actions. */
export function hydrateOnUse<Props extends object>(
  box: HTMLElement,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { props, onHydrated, onFailure }: HydrationOptions<Props>,
): Hydration {
  let root: Root | undefined;
  let isGone = false;
  let isLoading = false;
  let isNeeded = false;
  const record = recordUse(box);
  const hydrate = (Part: ComponentType<Props>) => {
    const repeat = record.end();
    count += 1;
    const ready = () => {
      onHydrated((given) => root?.render(element(given)));
      repeat();
    };
    const element = (given: Props) => (
      <Hydrated onReady={ready}>
        <Part {...given} />
      </Hydrated>
    );
    root = hydrateRoot(box, element(props), { identifierPrefix: `island${count}` });
  };
  const loadOn = ({ type }: { type: string }) => {
    if (isLoading || (signs.includes(type) && !mayPrefetch())) return;
    isLoading = true;
    load().then(
      (module) => {
        stop();
        if (!isGone) hydrate(module.default);
      },
      (error: unknown) => {
        isLoading = false;
        // A failed preload is not reported; the next event retries.
        if (!isGone && (isNeeded || record.hasUse())) onFailure(error);
      },
    );
  };
  const onEvent = (event: Event) => {
    if (box.contains(event.target as Node)) loadOn(event);
  };
  const stop = () => {
    for (const name of [...signs, ...uses]) document.removeEventListener(name, onEvent, true);
  };
  // On the document, where the recording holds back clicks.
  for (const name of [...signs, ...uses]) document.addEventListener(name, onEvent, true);
  if (record.hasUse()) loadOn({ type: 'input' });
  return {
    start() {
      isNeeded = true;
      if (!root) loadOn({ type: 'click' });
    },
    end() {
      isGone = true;
      stop();
      record.stop();
      // React is rendering the parent and cannot unmount another root at the same time.
      if (root) queueMicrotask(() => root?.unmount());
    },
  };
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const repeat = useRef(onReady);
  useEffect(() => repeat.current(), []);
  return children;
}
