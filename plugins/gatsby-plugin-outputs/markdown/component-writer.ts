import type { ContentNode, JsonProps } from '@docs/content/shared';
import type { ElementContent } from 'hast';

/** A component of a content tree, with access to its content. */
export interface Written {
  props: JsonProps;
  children: ContentNode[];
  /** The content of children or of a prop, as plain elements. */
  content(value: unknown): ElementContent[];
}

/** Converts a component to plain elements. */
export type ComponentWriter = (written: Written) => ElementContent[];
