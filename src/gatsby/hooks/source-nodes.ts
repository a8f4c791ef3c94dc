import type { SourceNodesArgs } from 'gatsby';
import { sourceBuildDay } from '../../content-model/sets/daily-order';
import { sourceDocsVersions } from '../../content-model/sets/docs/version';

/** Makes the nodes that come from no file of the content: the docs versions and the day of the build. */
export function sourceNodes(api: SourceNodesArgs): void {
  sourceDocsVersions(api);
  sourceBuildDay(api, new Date());
}
