export { type DemoProps, type DemoType, demoOf, demos, demoTypes } from './demos';
export { posterName } from './poster';
export { posterFile, posterModes } from './poster-file';
export { shownApis } from './shows';
export { type DemoSource, sourceFile } from './source';
export type { Control, Demo, DemoValues, NumberControl, TextControl } from './types';
export { demoCode, limitedValue, valuesOf } from './values';
export { waveDemo } from './wave';
