import type { ComponentType } from 'react';
import type { ComponentName } from '../shared/component-names';
import { Demo } from './demo/demo';
import { type ComponentTable, lightComponents } from './light-components';
import { YouTube } from './youtube/youtube';

const heavy = { Demo, YouTube } satisfies Partial<Record<ComponentName, ComponentType<never>>>;

/** The components of posts and templates. What one of them needs after the first use (the Player) it loads then. */
export const demoComponents: ComponentTable = {
  ...lightComponents,
  ...(heavy as unknown as ComponentTable),
};
