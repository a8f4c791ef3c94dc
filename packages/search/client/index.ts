export type {
  MarkedFields,
  MarkedValue,
  SavedHit,
  SearchAnswer,
  SearchClient,
  SearchHit,
  SearchRequest,
} from './hit';
export { algoliaHosts, type HostedSearch, missingCredential } from './hosted-search';
