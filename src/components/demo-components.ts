import { Demo } from './demo/demo';
import { type ComponentTable, componentTable, lightComponents } from './light-components';
import { YouTube } from './youtube/youtube-island';

/**
 * The components of posts and templates. Code that they only need on interaction (the Player) is loaded on
 * demand.
 */
export const demoComponents: ComponentTable = {
  ...lightComponents,
  ...componentTable({ Demo, YouTube }),
};
