import type { DemoPlaceholder } from '../../shared/demos/placeholder';
import type { DemoValues } from '../../shared/demos/types';

/** Props of `<Demo>`: authors write `type`, `caption` and values of its controls; the build adds the rest. */
export interface DemoProps extends DemoPlaceholder {
  values?: DemoValues;
}

/** Props of what is played: `isPressed` says that the reader asked for it. */
export interface LiveDemoProps extends DemoProps {
  isPressed: boolean;
}
