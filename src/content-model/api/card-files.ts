import { gzipSync } from 'node:zlib';
import { type ApiUse, linkedApis } from '../../mdx/compile/api-links/use';
import { type ApiCards, cardKey } from '../../shared/api-card';
import { ContentError } from '../../shared/content-error';
import { splitAddress } from '../../shared/paths';
import { digestOf } from '../digest';
import type { LoadedSite } from '../site';
import type { ApiIndex } from './api-index';
import { cutAtWord } from './first-sentence';

/** The cards of a page as a file of the site. */
export interface CardFile {
  /** Address, named by the content: it can be cached forever. */
  url: string;
  /** The cards as JSON. */
  text: string;
}

/** Folder of the built site that holds them. */
export const cardFolder = '/static/apis';

/** Most bytes of a file, gzipped: a reader waits for it. */
const mostBytes = 3000;

/** The file with the cards of all APIs that a page links to; undefined if it links to none. */
export function cardFile(use: ApiUse, index: ApiIndex): CardFile | undefined {
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

/** The cards as JSON; where they are too many for one file, with shorter texts, in the last resort without any. */
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

/** The files of all pages of a site. */
export function cardFiles(site: Pick<LoadedSite, 'compiled' | 'apis'>): CardFile[] {
  return [...site.compiled.values()].flatMap((file) => {
    const made = file instanceof ContentError ? undefined : cardFile(file.facts.apis, site.apis());
    return made ?? [];
  });
}
