import type { SiteFolders } from '../../content-model/read-folder';
import { createSite } from '../../content-model/site';
import { ContentError } from '../../shared/content-error';
import { readEnv } from '../../site/env';

/**
 * Returns the routes of a content folder's pages and redirects, without trailing slashes.
 * @throws {ContentError} if a file of the folder cannot be read, because its route would be missing
 */
export function publishedRoutes(folders: SiteFolders): ReadonlySet<string> {
  const { routes, fileErrors } = createSite({ folders, env: { ...readEnv(), pathPrefix: '' } }).structure();
  if (fileErrors.length > 0) throw new ContentError([...fileErrors]);
  return routes.all;
}
