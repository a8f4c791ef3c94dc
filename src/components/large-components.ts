import { type ComponentTable, components, type NamedComponents } from './components';
import { Demo } from './demo/demo-island';
import { TableFilter } from './filter/table-filter-island';
import { MediaTool } from './media-tool/media-tool-island';
import { YouTube } from './youtube/youtube-island';

const large: NamedComponents = { Demo, MediaTool, TableFilter, YouTube };

/**
 * All components, for the templates "with demos". What the four above only need on interaction (the Player) is
 * loaded on demand.
 */
export const allComponents: ComponentTable = { ...components, ...(large as ComponentTable) };
