import type { ComponentType } from 'react';
import type { DemoProps, DemoType } from '../shared/demos';

/**
 * The video of every demo, loaded when it is asked for. Those that need nothing but the toolkit itself share a chunk: each is
 * about a kilobyte, and the names of twenty chunks would be a part of every page of the site.
 */
export const compositions: {
  [Type in DemoType]: () => Promise<{ default: ComponentType<DemoProps<Type>> }>;
} = {
  bezier: () => import(/* webpackChunkName: "demos" */ './bezier'),
  captions: () => import(/* webpackChunkName: "demo-captions" */ './captions'),
  chart: () => import(/* webpackChunkName: "demos" */ './chart'),
  colors: () => import(/* webpackChunkName: "demos" */ './colors'),
  damping: () => import(/* webpackChunkName: "demos" */ './damping'),
  easing: () => import(/* webpackChunkName: "demos" */ './easing'),
  frame: () => import(/* webpackChunkName: "demos" */ './frame'),
  interpolate: () => import(/* webpackChunkName: "demos" */ './interpolate'),
  loop: () => import(/* webpackChunkName: "demos" */ './loop'),
  paths: () => import(/* webpackChunkName: "demo-paths" */ './paths'),
  sequence: () => import(/* webpackChunkName: "demos" */ './sequence'),
  series: () => import(/* webpackChunkName: "demos" */ './series'),
  shapes: () => import(/* webpackChunkName: "demo-shapes" */ './shapes'),
  spring: () => import(/* webpackChunkName: "demos" */ './spring'),
  text: () => import(/* webpackChunkName: "demos" */ './text'),
  transitions: () => import(/* webpackChunkName: "demo-transitions" */ './transitions'),
  typewriter: () => import(/* webpackChunkName: "demos" */ './typewriter'),
  wave: () => import(/* webpackChunkName: "demos" */ './wave'),
  waveform: () => import(/* webpackChunkName: "demos" */ './waveform'),
};
