export { findFiles, findFolder } from './find-files';
export { findingLine } from './finding-line';
