import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { mayPrefetch } from '../may-prefetch';
import { recordUse } from './record-use';

/** What an unhydrated part needs, and how it reports back. */
export interface Sleeper<Props> {
  /** The props that the HTML was rendered with. */
  props: Props;
  /** Called with a function that renders the part with other props, once the part is hydrated. */
  onAwake: (render: (props: Props) => void) => void;
  onFailure: (error: unknown) => void;
}

/** Events that announce an interaction. They load the code unless the user's browser saves data. */
const signs = ['pointerover', 'focusin'];
const uses = ['pointerdown', 'keydown', 'click', 'input'];

let count = 0;

/** A part that is still HTML. */
export interface Sleep {
  /** Wakes the part without an interaction. */
  wake: () => void;
  end: () => void;
}

/**
 * Loads a part when the user interacts with its HTML in the box, and hydrates it. Then repeats the user's
 * actions.
 */
export function wakeOnUse<Props extends object>(
  box: HTMLElement,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { props, onAwake, onFailure }: Sleeper<Props>,
): Sleep {
  let root: Root | undefined;
  let isGone = false;
  let isLoading = false;
  const record = recordUse(box);
  let isNeeded = false;
  const hydrate = (Part: ComponentType<Props>) => {
    const repeat = record.end();
    count += 1;
    const ready = () => {
      onAwake((given) => root?.render(element(given)));
      repeat();
    };
    const element = (given: Props) => (
      <Awake onReady={ready}>
        <Part {...given} />
      </Awake>
    );
    root = hydrateRoot(box, element(props), { identifierPrefix: `island${count}` });
  };
  const start = ({ type }: { type: string }) => {
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
  const startInside = (event: Event) => {
    if (box.contains(event.target as Node)) start(event);
  };
  const stop = () => {
    for (const name of [...signs, ...uses]) document.removeEventListener(name, startInside, true);
  };
  // On the document, where the record holds clicks back.
  for (const name of [...signs, ...uses]) document.addEventListener(name, startInside, true);
  if (record.hasUse()) start({ type: 'input' });
  return {
    wake() {
      isNeeded = true;
      if (!root) start({ type: 'click' });
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

function Awake({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const repeat = useRef(onReady);
  useEffect(() => repeat.current(), []);
  return children;
}
