import '../demo/demo.module.css';
import './code-field.module.css';
import './hero-timeline.module.css';
import './hero-code.module.css';
import './hero-demo.module.css';
import './wave-picture.module.css';
import { island } from '../island/island';
import { HeroDemo as Whole } from './hero-demo';

const load = () =>
  import(/* webpackChunkName: "hero-demo" */ './hero-demo').then(({ HeroDemo }) => ({ default: HeroDemo }));

/** The code and picture of the home page. Its code is loaded on first use. */
export const HeroDemo = island<object>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined);
