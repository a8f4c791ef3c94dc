export { formatHistory, readHistory, unknownPaths } from './api-history/read-history';
export { type ApiState, stateOf } from './api-history/state';
export { apiIndexPage, withApiIndex, writeApiIndex } from './api-index';
export { coverageNote, coverageTable, describeFloors, raisedFloors } from './api-snapshots/coverage';
export { formatSnapshot, makeSnapshot, snapshotFile } from './api-snapshots/snapshot';
export { checkApi } from './checks/api/check';
export { readApiPages } from './checks/api/pages';
export { checkContent, formatProblem, problemMessages } from './checks/content';
export { correctionsOf, withCorrections } from './checks/content/corrections';
export { demosOf, writeReviews } from './checks/content/demo-captions';
export { createEditCheck } from './checks/content/edited';
export { readLiveSamples } from './checks/content/live-samples';
export { messageMatcher } from './checks/content/match-message';
export { reportProse } from './checks/content/report-prose';
export { ledgerName, mergeLedger, publishedRoutes, readLedger } from './checks/content/route-ledger';
export { withRulesTable } from './checks/content/rules';
export { contentSchemas } from './checks/json-schemas';
export {
  checkCoverage,
  isComplete,
  printStale,
  printStatus,
  readCoverageStatus,
  readStalePages,
} from './checks/status';
export { type Attempt, type Lesson, readLesson } from './lessons/read-lesson';
export { findDeadLinks, findExternalLinks } from './links/external-links';
export { movePages } from './move';
export { writeNewPage } from './new-page';
export { checkSamples } from './samples/check';
export { formatProblem as formatSampleProblem } from './samples/diagnostics';
export { readFences } from './samples/fences';
export { formatSamples } from './samples/format';
export { describeUnchecked, readLimits, tightenLimits } from './samples/limits';
export { createWarmCompiler } from './samples/warm-compiler';
export { type AffectedPage, affectedPages, compareToolkits, type Toolkit } from './toolkit/changes';
export { readCli } from './toolkit/cli';
export { readFfmpeg } from './toolkit/ffmpeg';
export { nativeMessages, readMessages } from './toolkit/messages';
