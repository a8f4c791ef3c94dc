import type { ComponentType } from 'react';
import type { ComponentName } from '../shared/component-names';
import { demoComponents } from './demo-components';
import type { ComponentTable } from './light-components';
import { MediaTool } from './media-tool/media-tool-island';

const heavy = { MediaTool } satisfies Partial<Record<ComponentName, ComponentType<never>>>;

/** Every component that authors may use in MDX, by name; docs pages have all of them. */
export const allComponents: ComponentTable = { ...demoComponents, ...(heavy as unknown as ComponentTable) };
