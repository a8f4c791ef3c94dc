import { audioDemos } from './audio';
import { captionDemos } from './captions';
import { noiseDemos } from './noise';
import { orderDemos } from './order';
import { pathDemos } from './paths';
import { pictureDemos } from './pictures';
import { shapeDemos } from './shapes';
import { styleDemos } from './styles';
import { techniqueDemos } from './techniques';
import { timingDemos } from './timing';
import { toolkitDemos } from './toolkit';
import type { Demo, PropsOf } from './types';

/** Every demo of the site. `src/compositions` has a composition for exactly these names. */
export const demos = {
  ...timingDemos,
  ...orderDemos,
  ...pictureDemos,
  ...toolkitDemos,
  ...styleDemos,
  ...shapeDemos,
  ...pathDemos,
  ...noiseDemos,
  ...audioDemos,
  ...captionDemos,
  ...techniqueDemos,
};

/** The name of a demo, as used by authors: `<Demo type="spring" />`. */
export type DemoType = keyof typeof demos;

/** The props of a demo's composition: a value for each of its controls. */
export type DemoProps<Type extends DemoType> = PropsOf<(typeof demos)[Type]['controls']>;

/** The names of all demos. */
export const demoTypes = Object.keys(demos) as DemoType[];

/** Returns the definition of a demo. */
export function demoOf(type: DemoType): Demo {
  return demos[type];
}
