export { openSample, openShared } from './open';
export type { OpenMode } from './open-mode';
