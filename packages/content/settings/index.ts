export {
  latestVersion,
  type ResolvedAnnouncement,
  type ResolvedAskAi,
  type ResolvedNavbar,
  resolveAnalytics,
  resolveAskAi,
  resolveColorMode,
  resolveSearch,
} from './defaults';
export type * from './types';
