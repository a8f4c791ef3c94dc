import './youtube.module.css';
import { island } from '../island/island';
import { YouTube as Whole, type YouTubeProps } from './youtube';

const load = () => import('./youtube').then(({ YouTube }) => ({ default: YouTube }));

/** A YouTube video. Its code is loaded on first use. */
export const YouTube = island<YouTubeProps>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined);
