export { SearchEngine } from './engine';
export { readIndexFiles } from './index-files';
