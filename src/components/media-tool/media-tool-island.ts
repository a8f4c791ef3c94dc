import './media-tool.module.css';
import { island } from '../island/island';
import { type MediaToolProps, MediaTool as Whole } from './media-tool';

const load = () => import('./media-tool').then(({ MediaTool }) => ({ default: MediaTool }));

/** A media tool, whose code is loaded when it is used. */
export const MediaTool = island<MediaToolProps>(
  load,
  typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined,
);
