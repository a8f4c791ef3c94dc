import type { ApiUse } from '../../mdx/compile/api-links/use';
import { type ApiCards, cardKey } from '../../shared/api-card';
import { ContentError } from '../../shared/content-error';
import { splitAddress } from '../../shared/paths';
import { digestOf } from '../digest';
import type { LoadedSite } from '../site';
import type { ApiIndex } from './api-index';

/** The cards of a page as a file of the site. */
export interface CardFile {
  /** Address, named by the content: it can be cached forever. */
  url: string;
  /** The cards as JSON. */
  text: string;
}

/** Folder of the built site that holds them. */
export const cardFolder = '/static/apis';

/** The file with the cards of all APIs that a page links to; undefined if it links to none. */
export function cardFile({ samples, prose }: ApiUse, index: ApiIndex): CardFile | undefined {
  const cards: ApiCards = {};
  for (const to of [...Object.keys(samples), ...prose].sort()) {
    const card = index.cards.get(to);
    const { path, hash } = splitAddress(to);
    if (card) cards[cardKey(path, hash)] = card;
  }
  if (Object.keys(cards).length === 0) return undefined;
  const text = JSON.stringify(cards);
  return { url: `${cardFolder}/${digestOf(text).slice(0, 12)}.json`, text };
}

/** The files of all pages of a site. */
export function cardFiles(site: Pick<LoadedSite, 'compiled' | 'apis'>): CardFile[] {
  return [...site.compiled.values()].flatMap((file) => {
    const made = file instanceof ContentError ? undefined : cardFile(file.facts.apis, site.apis());
    return made ?? [];
  });
}
