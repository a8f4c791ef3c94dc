import type { ComponentType } from 'react';
import type { ComponentName } from '../shared/component-names';
import { Demo } from './demo/demo';
import { type ComponentTable, lightComponents } from './light-components';
import { MediaTool } from './media-tool/media-tool';
import { YouTube } from './youtube/youtube';

const heavy = { Demo, MediaTool, YouTube } satisfies Partial<Record<ComponentName, ComponentType<never>>>;

/** Every component that authors may use in MDX, by name. What one of them needs after the first use (the Player) it loads then. */
export const allComponents: ComponentTable = {
  ...lightComponents,
  ...(heavy as unknown as ComponentTable),
};
