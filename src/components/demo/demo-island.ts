import './controls.module.css';
import './demo.module.css';
import { island } from '../island/island';
import { type DemoProps, Demo as Whole } from './demo';

const load = () => import('./demo').then(({ Demo }) => ({ default: Demo }));

/** A demo. Its code is loaded on first use. */
export const Demo = island<DemoProps>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined);
