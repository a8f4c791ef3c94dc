export { fenceWords } from './compile/code/check-fence';
export { countedLines } from './compile/code/lines';
export { type LiveSample, readLiveFence } from './compile/code/live';
export type { CompileEnvironment, ContentImage } from './compile/context';
export { readAttribute } from './compile/demos';
export { diagramSchema } from './compile/diagrams/schema';
export { weekSection, weekSummary } from './compile/doc-changes';
export { exerciseSchema } from './compile/exercise/schema';
export { blankFrontmatter } from './compile/frontmatter-lines';
export { isScriptAddress } from './compile/html-props';
export { parseContent } from './compile/parse';
export { isPartial } from './compile/partials';
export { displayPath } from './compile/place';
export { mdxPlugins } from './compile/plugins';
export { hasLostFrontmatter } from './compile/silent-mistakes';
export { textOf } from './compile/text';
export { SKIP, visit } from './compile/visit';
export { type ApiUser, findApiUsers } from './model/api/api-users';
export { cardFiles, cardFolder } from './model/api/card-files';
export { type Heading, type HeadingName, readHeadings, readPageVersion } from './model/api/headings';
export { atomicWrite } from './model/atomic-write.mjs';
export { hasSameKeys, readCacheFile, writeCacheFile } from './model/cache-file';
export { cacheFolder, cacheRoot, pruneCache } from './model/cache-folder';
export { changeFiles } from './model/changes/doc-changes';
export { type CompiledFile, type CompiledTrees, compiledOf, mistakeTree, readTrees } from './model/compiler';
export { type GitHistory, readGitHistory } from './model/dates/git-history';
export { demoFiles, demoSource } from './model/demo-sources';
export { codeDigest, digestOf, sourceDigest } from './model/digest';
export { applyForm, readForm } from './model/form/content-form';
export { nodesOf, type SiteNode, siteNodes } from './model/nodes';
export type { DocumentContext } from './model/nodes/document-fields';
export { type NodeFields, type NodeType, nodeTypeDefs } from './model/nodes/schemas';
export { writtenAnswers } from './model/nodes/written-answers';
export { filesBelow, placeInSet, type SiteFolders } from './model/read-folder';
export {
  apiFolder,
  handWrittenLayout,
  handWrittenRoute,
  hasHandWritten,
  type RouteTable,
} from './model/routes';
export { checkYaml } from './model/schema/check-yaml';
export { readFrontmatter } from './model/schema/frontmatter';
export { readYaml, type YamlText } from './model/schema/yaml';
export { mdxTypes } from './model/sets';
export { answersFile } from './model/sets/answers';
export { authorsFile } from './model/sets/authors';
export type { AnyDocument, PageRoute } from './model/sets/content-set';
export { dayOf } from './model/sets/daily-order';
export { docFrontmatter } from './model/sets/docs/schema';
export { expertFile } from './model/sets/experts';
export { prosePageFrontmatter } from './model/sets/pages';
export { postFrontmatter } from './model/sets/posts/schema';
export { showcaseFile } from './model/sets/showcase';
export { templateFrontmatter } from './model/sets/templates';
export { linesNaming } from './model/sidebars/lines';
export { sidebarEntry, sidebarEntryKinds } from './model/sidebars/schema';
export { createSidebar, type Sidebar, sidebarFile } from './model/sidebars/sidebar';
export type { SiteOptions } from './model/site';
export { createSite, type LoadedSite, mdxDocuments, type Site } from './model/site';
export { copyStaticFiles, staticFiles, staticFolders } from './model/static-files';
export type { SiteStructure } from './model/structure';
export { checkSynonyms, readSynonyms, synonymsFile } from './model/synonyms';
export { type SiteFile, writeIfChanged } from './model/write-files';
export { findSearchPages, type KnownContents, readSearchPages } from './search-pages/read-search-pages';
export { decodeEntities, htmlEvents } from './search-pages/tree-events';
export { findProblems } from './settings/find-problems';
export {
  analyticsSchema,
  announcementSchema,
  askAiSchema,
  colorModeSchema,
  docsVersionsSchema,
  footerSchema,
  i18nSchema,
  navbarItemSchema,
  navbarSchema,
  searchSchema,
  siteSchema,
} from './settings/schemas';
export { strictObject } from './settings/strict-object';
