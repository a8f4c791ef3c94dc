import { Demo } from './demo/demo-island';
import { type ComponentTable, lightComponents, type NamedComponents } from './light-components';
import { YouTube } from './youtube/youtube-island';

const onDemand: NamedComponents = { Demo, YouTube };

/**
 * The components of posts and templates. Code that they only need on interaction (the Player) is loaded on
 * demand.
 */
export const demoComponents: ComponentTable = {
  ...lightComponents,
  ...(onDemand as ComponentTable),
};
