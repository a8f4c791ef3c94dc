import './media-tool.module.css';
import { island } from '../island/island';
import { type MediaToolProps, MediaTool as Whole } from './media-tool';

const load = () => import('./media-tool').then(({ MediaTool }) => ({ default: MediaTool }));

/** A media tool. Its code is loaded on first use. */
export const MediaTool = island<MediaToolProps>(
  load,
  typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined,
);
