import {
  findMarks,
  type HighlightResult,
  highlight,
  type Mark,
  type MarkStyle,
  type MatchedTerms,
} from './highlight';
import { leastShare, type RankedPage } from './ranking';
import { createIdMaker, headingTypes, type RecordHierarchy, type RecordType } from './record';
import type { SearchRequest } from './request';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';
import { type SnippetResult, snippet } from './snippet';

/** Values per attribute, in the nested structure of a hit. */
type ByAttribute<Said> = { content?: Said; hierarchy: Partial<Record<keyof RecordHierarchy, Said>> };

/** A hit in the format of the hosted service. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: RecordHierarchy;
  _highlightResult: ByAttribute<HighlightResult>;
  _snippetResult: ByAttribute<SnippetResult>;
  [attribute: string]: unknown;
}

/** The target of a hit: a page's title, a heading, or a block of a section. */
export interface HitPlace {
  page: number;
  section: number;
  kind: 'section' | 'block';
}

/** Maximum number of sections shown below a page, by the page's rank. */
const sectionsShown = [3, 2, 1, 1, 1, 1, 1];
const pagesWithFewSections = 10;

/** Returns the hits to show for a page: the page itself, then its best sections. */
export function placesOf(ranked: RankedPage, rank: number, data: SearchData): HitPlace[] {
  const page = data.pages[ranked.page] as IndexedPage;
  const most = sectionsShown[rank] ?? (rank < pagesWithFewSections ? 0 : 1);
  const least = leastShare * (ranked.sections[0]?.score ?? 0);
  const places: HitPlace[] = [{ page: ranked.page, section: page.first, kind: 'section' }];
  for (const { section, score } of ranked.sections) {
    if (places.length > most || score < least) break;
    if (section > page.first) places.push({ page: ranked.page, section, kind: 'section' });
    else if (countOwnBlocks(page, section, data) > 0)
      places.push({ page: ranked.page, section, kind: 'block' });
  }
  return places;
}

/** Creates hits with the format and the attributes that a request asks for. */
export class HitWriter {
  private readonly style: MarkStyle;
  /** Snippet length in words, by attribute. */
  private readonly snippetSizes: ReadonlyMap<string, number>;
  /** Marks by text: hits share titles and groups, and each text is highlighted and shortened. */
  private readonly marks = new Map<string, readonly Mark[]>();

  constructor(
    private readonly data: SearchData,
    private readonly request: SearchRequest,
    private readonly matched: MatchedTerms,
    words: readonly string[],
  ) {
    this.style = { pre: request.highlightPreTag, post: request.highlightPostTag, words };
    this.snippetSizes = new Map(
      request.attributesToSnippet.map((entry) => {
        const [name = '', size = ''] = entry.split(':');
        return [name, Number(size) || 10] as const;
      }),
    );
  }

  /** Creates a hit. If a heading does not match the query, the best block below it takes its place. */
  write({ page: number, section: place, kind }: HitPlace): SearchHit {
    const page = this.data.pages[number] as IndexedPage;
    const section = this.data.sections[place] as IndexedSection;
    const blocks = ownBlocks(page, place, this.data);
    const isTitle = place === page.first && kind === 'section';
    const block = isTitle ? undefined : this.bestBlock(blocks);
    const isHeading =
      kind === 'section' && (block === undefined || block.marks === 0 || this.isAsked(section.heading));
    const type: RecordType = isTitle ? 'lvl1' : isHeading ? (`lvl${section.level}` as RecordType) : 'content';
    const ids = idsOf(page, place, this.data);
    const described = isTitle && page.isDescribed ? (section.blocks[0] ?? null) : null;
    const reason = isTitle ? this.reasonOf(page, described) : undefined;
    const hit = this.complete({
      objectID: isHeading ? ids.own : (ids.blocks[block?.number ?? 0] as string),
      url: section.anchor ? `${page.path}#${section.anchor}` : page.path,
      type,
      content: isHeading ? described : (blocks[block?.number ?? 0] ?? null),
      hierarchy: hierarchyOf(page, place, this.data),
      pageID: page.path,
      part: page.part,
      language: page.language,
      docusaurus_tag: page.tag,
    });
    const size = this.snippetSizes.get('content');
    if (reason !== undefined && size !== undefined) hit._snippetResult.content = this.snippet(reason, size);
    return hit;
  }

  /** Returns the entry in the page's `answers` that matches best, if neither the title nor the description matches. */
  private reasonOf(page: IndexedPage, description: string | null): string | undefined {
    if (this.marksOf(page.title).length > 0 || this.marksOf(description ?? '').length > 0) return undefined;
    const [best] = page.answers
      .map((answer) => ({ answer, value: new Set(this.marksOf(answer).map((mark) => mark.words)).size }))
      .sort((x, y) => y.value - x.value);
    return best && best.value > 0 ? best.answer : undefined;
  }

  private isAsked(heading: string): boolean {
    return this.marksOf(heading).length > 0;
  }

  /** Returns the block that contains most of the query's words. */
  private bestBlock(blocks: readonly string[]): { number: number; marks: number } | undefined {
    let best: { number: number; marks: number; value: number } | undefined;
    for (const [number, block] of blocks.entries()) {
      const marks = this.marksOf(block);
      const distinct = new Set(marks.map((mark) => mark.words)).size;
      const value = distinct + Math.min(0.9, marks.length / 100);
      if (!best || value > best.value) best = { number, marks: marks.length, value };
    }
    return best;
  }

  private marksOf(text: string): readonly Mark[] {
    let marks = this.marks.get(text);
    if (!marks) {
      marks = findMarks(text, this.matched);
      this.marks.set(text, marks);
    }
    return marks;
  }

  private snippet(text: string, size: number): SnippetResult {
    return snippet(text, this.marksOf(text), {
      ...this.style,
      size,
      ellipsis: this.request.snippetEllipsisText,
    });
  }

  private complete(attributes: Omit<SearchHit, '_highlightResult' | '_snippetResult'>): SearchHit {
    const { attributesToRetrieve, attributesToHighlight } = this.request;
    const said = attributes as SearchHit;
    const wants = (name: string) => covers(attributesToHighlight, name);
    return {
      ...retrieve(said, attributesToRetrieve),
      _snippetResult: eachText(said, (name, text) => {
        const size = this.snippetSizes.get(name) ?? this.snippetSizes.get('*');
        return size === undefined ? undefined : this.snippet(text, size);
      }),
      _highlightResult: eachText(said, (name, text) =>
        wants(name) ? highlight(text, this.marksOf(text), this.style) : undefined,
      ),
    };
  }
}

/**
 * Returns the blocks of a section that have their own records. The description of a page belongs to the
 * record of its title.
 */
function ownBlocks(page: IndexedPage, section: number, { sections }: SearchData): readonly string[] {
  const { blocks } = sections[section] as IndexedSection;
  return section === page.first && page.isDescribed ? blocks.slice(1) : blocks;
}

function countOwnBlocks(page: IndexedPage, section: number, { sections }: SearchData): number {
  const { length } = (sections[section] as IndexedSection).blocks;
  return section === page.first && page.isDescribed ? length - 1 : length;
}

function idsOf(page: IndexedPage, section: number, data: SearchData): { own: string; blocks: string[] } {
  const idOf = createIdMaker(page.path);
  let ids = { own: '', blocks: [] as string[] };
  for (let number = page.first; number <= section; number++) {
    const { anchor, level } = data.sections[number] as IndexedSection;
    const own = idOf(`lvl${level}` as RecordType, anchor);
    ids = { own, blocks: ownBlocks(page, number, data).map(() => idOf('content', anchor)) };
  }
  return ids;
}

/** Returns the hierarchy of a section: group, title and headings. */
export function hierarchyOf(page: IndexedPage, section: number, { sections }: SearchData): RecordHierarchy {
  const hierarchy: RecordHierarchy = {
    lvl0: page.group,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (let number = page.first + 1; number <= section; number++) {
    const { level, heading } = sections[number] as IndexedSection;
    for (const type of headingTypes) {
      const own = Number(type.slice(3));
      if (own === level) hierarchy[type] = heading;
      else if (own > level) hierarchy[type] = null;
    }
  }
  return hierarchy;
}

/** Returns whether a list of attributes includes one: by name, by its parent, or by `*`. */
function covers(attributes: readonly string[], name: string): boolean {
  return (
    attributes.includes('*') || attributes.includes(name) || attributes.includes(name.split('.')[0] as string)
  );
}

function retrieve(hit: SearchHit, attributes: readonly string[]): SearchHit {
  if (attributes.includes('*')) return hit;
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).filter(([level]) => covers(attributes, `hierarchy.${level}`)),
  );
  const kept = Object.entries(hit).filter(([name]) => name === 'objectID' || attributes.includes(name));
  const some = Object.keys(hierarchy).length > 0 ? { hierarchy } : {};
  return { ...Object.fromEntries(kept), ...some } as SearchHit;
}

function eachText<Said>(
  hit: SearchHit,
  say: (name: string, text: string) => Said | undefined,
): ByAttribute<Said> {
  const out: ByAttribute<Said> = { hierarchy: {} };
  const content = hit.content ? say('content', hit.content) : undefined;
  if (content !== undefined) out.content = content;
  for (const [level, text] of Object.entries(hit.hierarchy) as [keyof RecordHierarchy, string | null][]) {
    const said = text ? say(`hierarchy.${level}`, text) : undefined;
    if (said !== undefined) out.hierarchy[level] = said;
  }
  return out;
}
