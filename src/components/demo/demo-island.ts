import './controls.module.css';
import './demo.module.css';
import { island } from '../island/island';
import { type DemoProps, Demo as Whole } from './demo';

const load = () =>
  import(/* webpackChunkName: "demo-part" */ './demo').then(({ Demo }) => ({ default: Demo }));

/** A demo, whose code is loaded when it is used. */
export const Demo = island<DemoProps>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined);
