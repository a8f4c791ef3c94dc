import { gzipSync } from 'node:zlib';
import { type ApiUse, linkedApis } from '../../compile/api-links/use';
import { type ApiCards, cardKey } from '../../shared/api-card';
import { ContentError } from '../../shared/content-error';
import { splitAddress } from '../../shared/paths';
import { digestOf } from '../digest';
import type { LoadedSite } from '../site';
import type { SiteFile } from '../write-files';
import type { ApiIndex } from './api-index';
import { cutAtWord } from './first-sentence';

/** Folder of the built site that contains the card files. */
export const cardFolder = '/static/apis';

/** Maximum size of a file in bytes, gzipped: readers wait for it to load. */
const mostBytes = 3000;

/**
 * Returns the file with the cards of all APIs that a page links to, as JSON, or undefined if it links to none. Its URL
 * has a content hash, so it can be cached forever.
 */
export function cardFile(use: ApiUse, index: ApiIndex): SiteFile | undefined {
  const cards: ApiCards = {};
  for (const to of linkedApis(use).sort()) {
    const card = index.cards.get(to);
    const { path, hash } = splitAddress(to);
    if (card) cards[cardKey(path, hash)] = card;
  }
  if (Object.keys(cards).length === 0) return undefined;
  const text = smallEnough(cards);
  return { url: `${cardFolder}/${digestOf(text).slice(0, 12)}.json`, text };
}

/**
 * Returns the cards as JSON. If they exceed the size limit, their texts are shortened, or dropped as a last
 * resort.
 */
function smallEnough(cards: ApiCards): string {
  let json = JSON.stringify(cards);
  for (const length of [100, 70, 40, 0]) {
    if (json.length <= mostBytes || gzipSync(json).length <= mostBytes) break;
    json = JSON.stringify(cards, (key, value) => {
      if (key === 'text') return length > 0 ? cutAtWord(value, length) : undefined;
      return key === 'signature' ? cutAtWord(value, length + 40) : value;
    });
  }
  return json;
}

/** Returns the card files of all pages of a site. */
export function cardFiles(site: Pick<LoadedSite, 'compiled' | 'apis'>): SiteFile[] {
  return [...site.compiled.values()].flatMap((file) => {
    const made = file instanceof ContentError ? undefined : cardFile(file.facts.apis, site.apis());
    return made ?? [];
  });
}
