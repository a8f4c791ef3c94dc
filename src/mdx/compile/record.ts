/** An element created by MDX's output, recorded instead of rendered. */
export interface RecordedElement {
  type: unknown;
  props: Record<string, unknown>;
}

const recorded = new WeakSet<object>();

/** Fragment of the recording runtime. */
export const Fragment = Symbol('fragment');

function jsx(type: unknown, props: Record<string, unknown>): RecordedElement {
  const element = { type, props };
  recorded.add(element);
  return element;
}

/** The JSX runtime that MDX's compiled output gets. */
export const recordingRuntime = { Fragment, jsx, jsxs: jsx };

const reactFragment = Symbol.for('react.fragment');

/** Returns whether a value is an element: one of ours, or one that a file's own code created with React. */
export function isRecordedElement(value: unknown): value is RecordedElement {
  if (typeof value !== 'object' || value === null) return false;
  return recorded.has(value) || '$$typeof' in value;
}

/** Returns whether an element's type is a fragment. */
export function isFragment(type: unknown): boolean {
  return type === Fragment || type === reactFragment;
}

const names = new WeakMap<object, string>();

/** Returns a marker for a component of the registry. */
export function componentMarker(name: string): () => null {
  const marker = () => null;
  names.set(marker, name);
  return marker;
}

/** Returns the component that a type refers to, if it is a marker. */
export function markedComponent(type: unknown): string | undefined {
  return typeof type === 'function' ? names.get(type) : undefined;
}
