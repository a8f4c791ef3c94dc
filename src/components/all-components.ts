import { demoComponents } from './demo-components';
import { TableFilter } from './filter/table-filter-island';
import type { ComponentTable, NamedComponents } from './light-components';
import { MediaTool } from './media-tool/media-tool-island';

const onDemand: NamedComponents = { MediaTool, TableFilter };

/** Every component that authors may use in MDX, by name; docs pages have all of them. */
export const allComponents: ComponentTable = { ...demoComponents, ...(onDemand as ComponentTable) };
