export { openSample, openShared } from './open';
export type { OpenMode } from './read-figure';
