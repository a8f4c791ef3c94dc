import { createSite, type SiteOptions } from '@docs/content';
import { ContentError } from '@docs/content/shared';

/**
 * Returns the routes of a content folder's pages and redirects, without trailing slashes.
 * @throws {ContentError} if a file of the folder cannot be read, because its route would be missing
 */
export function publishedRoutes(options: SiteOptions): ReadonlySet<string> {
  const { routes, fileErrors } = createSite(options).structure();
  if (fileErrors.length > 0) throw new ContentError([...fileErrors]);
  return routes.all;
}
