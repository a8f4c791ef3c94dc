import { type ComponentType, lazy } from 'react';
import { compositions } from '../../compositions';
import { type DemoType, demoTypes } from '../../shared/demos';
import type { DemoValues } from '../../shared/demos/types';

/** The component of every demo for the Player; its code is loaded when it is first rendered. */
export const compositionOf = Object.fromEntries(
  demoTypes.map((type) => {
    const Composition = lazy(compositions[type] as () => Promise<{ default: ComponentType<DemoValues> }>);
    return [type, (values: DemoValues) => <Composition {...values} />];
  }),
) as Record<DemoType, ComponentType<DemoValues>>;
