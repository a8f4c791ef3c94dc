import { type ApiPageVersions, changesOf, type Since, versionNumber } from '../../shared/api-history';
import type { DocumentOf } from '../sets';
import type { ApiIndex } from './api-index';

/** Returns what the history says about the export that the page of a route documents, if its package has one. */
export function pageVersions(
  route: string,
  apis: ApiIndex,
  histories: readonly DocumentOf<'ApiHistory'>[],
): ApiPageVersions | undefined {
  const { entry, file } = apis.exportOf(route) ?? {};
  // The longest name: `@remotion/lambda/client` belongs to `@remotion/lambda`.
  const history = histories
    .filter(({ package: name }) => `${entry?.module}/`.startsWith(`${name}/`))
    .reduce<(typeof histories)[number] | undefined>(
      (a, b) => (a && a.package > b.package ? a : b),
      undefined,
    );
  if (!entry || !file || !history) return undefined;
  const sinceOf = (to: string): Since | undefined => {
    const { since, after } = apis.cards.get(to) ?? {};
    return since === undefined ? undefined : { since, ...(after ? { after } : {}) };
  };
  return {
    name: entry.name,
    since: sinceOf(route),
    sinceOf: (id) => sinceOf(`${route}#${id}`),
    changedOf(id) {
      const { changedIn } = apis.cards.get(`${route}#${id}`) ?? {};
      return changedIn === undefined ? undefined : versionNumber(changedIn);
    },
    changes: changesOf(history, entry.name),
    files: [file, history.sourcePath],
  };
}
