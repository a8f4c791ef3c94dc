import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { mayPrefetch } from '../may-prefetch';
import { recordUse } from './record-use';

/** What a sleeping part needs to know and to tell. */
export interface Sleeper<Props> {
  /** The props that the HTML was made with. */
  props: Props;
  /** Receives a function that renders the part with other props, once it is hydrated. */
  onAwake: (render: (props: Props) => void) => void;
  onFailure: () => void;
}

/** Signs of an upcoming use, after which code is loaded unless the reader saves data. */
const signs = ['pointerover', 'focusin'];
const uses = ['pointerdown', 'keydown', 'click', 'input'];

let count = 0;

/**
 * Loads a part when its HTML in the box is used, and hydrates it. What the reader did in the meantime is
 * repeated then. Returns a cleanup function.
 */
export function wakeOnUse<Props extends object>(
  box: HTMLElement,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { props, onAwake, onFailure }: Sleeper<Props>,
): () => void {
  let root: Root | undefined;
  let isGone = false;
  let isLoading = false;
  const record = recordUse(box);
  const wake = (Part: ComponentType<Props>) => {
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
        if (!isGone) wake(module.default);
      },
      () => {
        isLoading = false;
        // A sign of use is no use: the next one tries again.
        if (!isGone && record.hasUse()) onFailure();
      },
    );
  };
  const stop = () => {
    for (const name of [...signs, ...uses]) box.removeEventListener(name, start, true);
  };
  for (const name of [...signs, ...uses]) box.addEventListener(name, start, true);
  if (record.hasUse()) start({ type: 'input' });
  return () => {
    isGone = true;
    stop();
    record.end();
    // React is rendering the parent, and does not unmount another root meanwhile.
    if (root) queueMicrotask(() => root?.unmount());
  };
}

function Awake({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const repeat = useRef(onReady);
  useEffect(() => repeat.current(), []);
  return children;
}
