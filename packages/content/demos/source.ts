import type { DemoType } from './demos';

/**
 * The source of a demo: its own file, then the local files that it uses. `html` is the content of a code
 * block.
 */
export type DemoSource = { name: string; html: string }[];

/** Returns the path of a demo's source, relative to the root of the built site. */
export function sourceFile(type: DemoType): string {
  return `demos/${type}.json`;
}
