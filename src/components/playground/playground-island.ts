import '../demo/controls.module.css';
import '../demo/demo.module.css';
import './playground.module.css';
import { island } from '../island/island';
import { Playground as Whole } from './playground';

const load = () => import('./playground').then(({ Playground }) => ({ default: Playground }));

/** The playground of the Player. Its code is loaded on first use. */
export const Playground = island<object>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined);
