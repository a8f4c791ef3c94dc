import type { ComponentType } from 'react';
import type { ComponentName } from '../shared/component-names';
import { Demo } from './demo/demo';
import { type ComponentTable, lightComponents } from './light-components';
import { YouTube } from './youtube/youtube-island';

const heavy = { Demo, YouTube } satisfies Partial<Record<ComponentName, ComponentType<never>>>;

/**
 * The components of posts and templates. Code that they only need on interaction (the Player) is loaded on
 * demand.
 */
export const demoComponents: ComponentTable = {
  ...lightComponents,
  ...(heavy as unknown as ComponentTable),
};
