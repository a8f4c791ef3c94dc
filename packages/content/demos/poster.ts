import { type DemoType, demoOf } from './demos';
import type { DemoValues } from './types';

/** Returns the name of the poster of a demo with custom values: `spring`, `spring.damping-200`. */
export function posterName(type: DemoType, given: DemoValues): string {
  const { controls } = demoOf(type);
  const own = Object.entries(given)
    .filter(([name, value]) => name in controls && controls[name]?.default !== value)
    .map(([name, value]) => `${name}-${String(value).replace(/[^\w-]+/g, '_')}`);
  return [type, ...own.sort()].join('.');
}
