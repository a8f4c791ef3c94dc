import {
  createIdMaker,
  headingTypes,
  type RecordHierarchy,
  type RecordType,
  type SearchRecord,
} from '../engine/record';
import { squash } from '../engine/words';
import { codeNames } from './code-names';
import { isMessage, quotedErrors } from './quoted-errors';
import type { Block, SearchPage } from './search-page';

const noHeadings = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** The fields of a record that differ within a page. */
interface Part {
  type: RecordType;
  anchor: string;
  content: string | null;
  hierarchy: RecordHierarchy;
  names?: string[];
  errors?: string[];
}

/** Creates the records of one page: its title, headings and blocks of text, in reading order. */
export function pageRecords(
  page: SearchPage,
  blocks: readonly Block[],
  { pageRank, language }: { pageRank: number; language: string },
): SearchRecord[] {
  const idOf = createIdMaker(page.path);
  const common = {
    pageID: page.path,
    language,
    docusaurus_tag: page.tag,
    part: page.part,
  };
  return pageParts(page, blocks).map((part, position) => ({
    objectID: idOf(part.type, part.anchor),
    url: part.anchor ? `${page.path}#${part.anchor}` : page.path,
    type: part.type,
    content: part.content,
    hierarchy: part.hierarchy,
    ...common,
    keywords: part.type === 'lvl1' ? ownKeywords(page) : [],
    answers: part.type === 'lvl1' ? [...(page.answers ?? [])] : [],
    symptoms: part.type === 'lvl1' ? [...(page.symptoms ?? [])] : [],
    names: part.names ?? [],
    errors: part.errors ?? [],
    weight: { pageRank, level: levelWeight(part.type), position },
  }));
}

function pageParts(page: SearchPage, blocks: readonly Block[]): Part[] {
  const title: Part = {
    type: 'lvl1',
    anchor: '',
    content: page.description ?? null,
    hierarchy: { lvl0: page.group, lvl1: page.title, ...noHeadings },
  };
  const parts: Part[] = [title];
  let section = title;
  let isFirst = true;
  for (const block of blocks) {
    if (block.kind === 'code') {
      section.names = [...new Set([...(section.names ?? []), ...codeNames(block.code)])];
      section.errors = [...new Set([...(section.errors ?? []), ...quotedErrors(block)])];
    } else if (block.kind === 'text') {
      if (block.quotes)
        section.errors = [...new Set([...(section.errors ?? []), ...block.quotes.filter(isMessage)])];
      // A description taken from the first paragraph would be found twice.
      if (!(isFirst && block.text === page.description))
        parts.push({
          type: 'content',
          anchor: section.anchor,
          content: block.text,
          hierarchy: section.hierarchy,
        });
      isFirst = false;
    } else if (block.level > 1) {
      section = {
        type: headingTypes[block.level - 2] as RecordType,
        anchor: block.id,
        content: null,
        hierarchy: below(section.hierarchy, block.level, block.text),
      };
      parts.push(section);
    }
  }
  return parts;
}

/** Returns the hierarchy of a heading: keeps the levels above it, clears those below it. */
function below(hierarchy: RecordHierarchy, level: number, text: string): RecordHierarchy {
  const kept = headingTypes.map((type, index) => [
    type,
    index + 2 < level ? hierarchy[type] : index + 2 === level ? text : null,
  ]);
  return { lvl0: hierarchy.lvl0, lvl1: hierarchy.lvl1, ...Object.fromEntries(kept) } as RecordHierarchy;
}

/** Returns the keywords without duplicates and without the title. */
function ownKeywords({ keywords = [], title }: SearchPage): string[] {
  const seen = new Set(['', squash(title)]);
  return keywords.filter((word) => {
    const key = squash(word);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function levelWeight(type: RecordType): number {
  return type === 'content' ? 0 : 110 - 10 * Number(type.slice(3));
}
