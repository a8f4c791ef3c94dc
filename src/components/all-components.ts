import { demoComponents } from './demo-components';
import type { ComponentTable, NamedComponents } from './light-components';
import { MediaTool } from './media-tool/media-tool-island';

const heavy: NamedComponents = { MediaTool };

/** Every component that authors may use in MDX, by name; docs pages have all of them. */
export const allComponents: ComponentTable = { ...demoComponents, ...(heavy as ComponentTable) };
