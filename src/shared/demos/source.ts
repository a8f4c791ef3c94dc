import type { DemoType } from '.';

/** The source of a demo: its file first, then the files of ours that this one uses. `html` is the inside of a code block. */
export type DemoSource = { name: string; html: string }[];

/** Where the source of a demo is, from the root of the built site. */
export function sourceFile(type: DemoType): string {
  return `demos/${type}.json`;
}
