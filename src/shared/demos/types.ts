/** A number that is set with a slider. `unit` stands behind it where it is shown: `frames`, `s`. */
export interface NumberControl {
  kind: 'number';
  label: string;
  min: number;
  max: number;
  step: number;
  default: number;
  unit?: string;
}

/** One of a few values. `code` is the value as an expression, where that is not the value as a string. */
export interface ChoiceControl {
  kind: 'choice';
  label: string;
  options: readonly { value: string; label: string; code?: string }[];
  default: string;
}

/** A short text. */
export interface TextControl {
  kind: 'text';
  label: string;
  maxLength: number;
  default: string;
}

/** Something that a reader may change in a demo. */
export type Control = NumberControl | ChoiceControl | TextControl;

/** All that is known of a demo before its code is loaded. Sizes in pixels, lengths and places in frames. */
export interface Demo {
  title: string;
  /** A sentence below the picture: what to look at. */
  caption: string;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** The frame of the poster, and the one that the Player begins with. */
  posterFrame: number;
  controls: Readonly<Record<string, Control>>;
  /** The code that a reader copies; `{{name}}` is the value of a control. */
  code: string;
}

/** The values of a demo's controls by name. */
export type DemoValues = Record<string, string | number>;

type ValueOf<C extends Control> = C extends NumberControl
  ? number
  : C extends ChoiceControl
    ? C['options'][number]['value']
    : string;

/** The props that a composition with these controls gets. */
export type PropsOf<Controls extends Demo['controls']> = {
  -readonly [Name in keyof Controls]: ValueOf<Controls[Name]>;
};
