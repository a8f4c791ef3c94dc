import '../demo/demo.module.css';
import './code-field.module.css';
import './live-editor.module.css';
import './live-editor-code.module.css';
import './studio.module.css';
import { island } from '../island/island';
import { Studio as Whole } from './studio';

const load = () =>
  import(/* webpackChunkName: "studio" */ './studio').then(({ Studio }) => ({ default: Studio }));

/** The code and picture of the home page. Its code is loaded on first use. */
export const Studio = island<object>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined);
