/** A number that is set with a slider. `unit` is shown after it: `frames`, `s`. */
export interface NumberControl {
  kind: 'number';
  label: string;
  min: number;
  max: number;
  step: number;
  default: number;
  unit?: string;
  /** The control whose value stays greater than this one. Both have the same scale. */
  below?: string;
  /** The control whose value stays less than this one. */
  above?: string;
}

/** A choice between values. `code` is the value as an expression, if it differs from the string literal. */
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

/** A control that lets readers change a demo. */
export type Control = NumberControl | ChoiceControl | TextControl;

/**
 * The definition of a demo, available before its code is loaded. Sizes are in pixels; durations and positions
 * in frames.
 */
export interface Demo {
  title: string;
  /** A sentence below the picture that tells users what to look at. */
  caption: string;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** The frame of the poster and the initial frame of the Player. */
  posterFrame: number;
  controls: Readonly<Record<string, Control>>;
  /** The code to copy; `{{name}}` is the value of a control. */
  code: string;
}

/** The values of a demo's controls by name. */
export type DemoValues = Record<string, string | number>;

type ValueOf<C extends Control> = C extends NumberControl
  ? number
  : C extends ChoiceControl
    ? C['options'][number]['value']
    : string;

/** The props of a composition with these controls. */
export type PropsOf<Controls extends Demo['controls']> = {
  -readonly [Name in keyof Controls]: ValueOf<Controls[Name]>;
};
