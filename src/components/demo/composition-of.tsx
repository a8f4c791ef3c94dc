import type { DemoType, DemoValues } from '@docs/content/demos';
import { type ComponentType, lazy } from 'react';
import { compositions } from '../../compositions';

type Composition = ComponentType<DemoValues>;

const known = new Map<DemoType, Composition>();

const load = (type: DemoType) => compositions[type]() as Promise<{ default: Composition }>;

/**
 * Returns the component of a demo for the Player; always the same reference. Its code is loaded on first
 * render.
 */
export function compositionOf(type: DemoType): Composition {
  const made = known.get(type) ?? makeComposition(type);
  known.set(type, made);
  return made;
}

/** Preloads the code of a composition. Failures are reported on first render. */
export function prepareComposition(type: DemoType): void {
  load(type).catch(() => undefined);
}

function makeComposition(type: DemoType): Composition {
  const Loaded = lazy(() => load(type));
  return (values: DemoValues) => <Loaded {...values} />;
}
