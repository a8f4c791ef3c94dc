import { type ApiCard, type ApiCards, cardKey } from '@docs/content/shared';
import { pathPrefix, withoutPrefix } from '../../runtime/path-prefix';

const files = new Map<string, Promise<ApiCards>>();

/**
 * Returns the card of the API that a link leads to. Loads the cards from the file that the page names.
 * Rejects if loading fails.
 */
export async function cardOf(link: HTMLAnchorElement): Promise<ApiCard | undefined> {
  const file = link.closest<HTMLElement>('[data-api-cards]')?.dataset.apiCards;
  if (!file) return undefined;
  const { pathname, hash } = new URL(link.href);
  return (await load(pathPrefix() + file))[cardKey(withoutPrefix(pathname), hash)];
}

function load(url: string): Promise<ApiCards> {
  const known = files.get(url);
  if (known) return known;
  const cards = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`Couldn’t load ${url} (status ${response.status}).`);
    return response.json() as Promise<ApiCards>;
  });
  files.set(url, cards);
  // The next card retries.
  cards.catch(() => files.delete(url));
  return cards;
}
