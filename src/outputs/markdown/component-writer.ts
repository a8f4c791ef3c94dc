import type { ElementContent } from 'hast';
import type { ContentNode, JsonProps } from '../../shared/content-tree';

/** A component of a content tree, and the way to what is inside it. */
export interface Written {
  props: JsonProps;
  children: ContentNode[];
  /** The content of children or of a prop, as plain elements. */
  content(value: unknown): ElementContent[];
}

/** Writes a component as plain elements. */
export type ComponentWriter = (written: Written) => ElementContent[];
