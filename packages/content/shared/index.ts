export type { ComponentName } from '../compile/component-table';
export { type ApiExport, type ApiMember, type ApiPackage, isExport } from './api';
export { type ApiCard, type ApiCards, apiLinkClass, cardKey, versionsFile } from './api-card';
export {
  type ApiChange,
  type ApiHistory,
  type ApiVersion,
  changesOf,
  firstNumber,
  type HistoryFacts,
  historyFacts,
  maySince,
  parentsOf,
  type Since,
  sinceText,
  versionNumber,
} from './api-history';
export { type Compatibility, shownGroups } from './compatibility';
export {
  ContentError,
  type ContentPlace,
  type ContentProblem,
  formatProblem,
  nearestName,
  suggestName,
} from './content-error';
export {
  type ComponentNode,
  type ContentNode,
  type ContentTree,
  isComponentNode,
  isHtmlNode,
  type Json,
  type JsonProps,
  servedAttribute,
} from './content-tree';
export { type CourseProject, course, type Picture } from './course';
export { describeChange } from './describe-change';
export {
  type ChangedWeek,
  changeFile,
  changeFolder,
  changesRoute,
  comparisonId,
  type SectionTexts,
  sectionTitle,
  weekId,
} from './doc-changes';
export {
  editorAddress,
  editQuery,
  editsAddress,
  type PageEvent,
  type ShownProblem,
  splitProblem,
} from './edits';
export { escapeHtml } from './escape-html';
export {
  type CodeRule,
  type DifferenceKind,
  differenceKinds,
  type ExerciseCheck,
  findHint,
  type HintCondition,
  type Probe,
  type Tolerance,
} from './exercise';
export { feedFiles } from './feed-files';
export { formatDate } from './format-date';
export {
  createCommand,
  installCommand,
  type PackageManager,
  packageManagers,
  packageNames,
  packagesWithoutVersion,
  translateCommand,
  versionNote,
} from './install-commands';
export { type LiveOptions, readLiveOptions } from './live-options';
export { sectionOf } from './markdown-section';
export { jobNames } from './media-jobs';
export { optionTableClass } from './option-table';
export type {
  DocNavigation,
  DocumentPageContext,
  LayoutKind,
  PostArchivePageContext,
  PostListPageContext,
  PostYear,
} from './page-context';
export { markdownFile, ogImageFile, ogImageSize } from './page-files';
export {
  decodeAddress,
  isExternal,
  isSamePath,
  splitAddress,
  withoutHtmlSuffix,
  withoutTrailingSlash,
} from './paths';
export { editButtonStyle, problemStyle } from './problem-style';
export { fileMark, joinFiles, type SampleFile, splitFiles } from './sample-files';
export {
  checkDraft,
  type DraftProblems,
  type EntryDraft,
  emptyDraft,
  type ShowcaseLinkType,
  showcaseLimits,
  showcaseLinkTypes,
} from './showcase/entry-draft';
export { entryFileName, entryYaml } from './showcase/entry-yaml';
export {
  type PageLink,
  type PageSidebar,
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
  sidebarFolder,
  sidebarUrl,
} from './sidebar';
export { type TitlePart, titleParts } from './title-parts';
export { selectTocItems, type TocItem } from './toc';
export { type UsedInPage, usedInTocItem } from './used-in';
export { versionFormId } from './version-form';
export { type WorkKind, workKind, workKinds, workName } from './work-name';
export type { AnswerSource, WrittenAnswer } from './written-answer';
export { embedAddress, readVideoRef, type VideoRef, watchAddress } from './youtube';
