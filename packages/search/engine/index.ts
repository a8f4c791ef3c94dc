export { SearchEngine } from './engine';
export { readIndexFiles } from './index-files';
export type { IndexedPage } from './search-data';
export { sharedWords } from './shared-words';
