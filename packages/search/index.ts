export { searchData } from './engine/data-of-records';
export { editDistance } from './engine/edit-distance';
export { messageOf } from './engine/error-text';
export {
  indexFiles,
  indexFormat,
  type TextFile,
  type TitleFile,
} from './engine/index-files';
export { answersFile, indexFolder, manifestFile, type SearchManifest } from './engine/manifest';
export { partOfPage } from './engine/part-of-page';
export { defaultTag, docsTag, type SearchPart, searchParts } from './engine/parts';
export { tellsProblem } from './engine/problem';
export {
  headingTypes,
  type RecordHierarchy,
  type RecordType,
  type SearchRecord,
  splitUrl,
} from './engine/record';
export type { SearchData } from './engine/search-data';
export { isStopWord } from './engine/stop-words';
export { stemOf } from './engine/vocabulary';
export { foldedWords } from './engine/words';
export { collectRecords, type PageRecords, type PageSource } from './records/collect-records';
export { countInboundLinks } from './records/inbound-links';
export type { Block, PageContent, SearchPage, TextLink } from './records/search-page';
