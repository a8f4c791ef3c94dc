import { camelParts, squash } from '../../src/search/engine/words';
import { readBlocks } from '../../src/search/records/blocks';
import type { PageRecords } from '../../src/search/records/collect-records';
import { splitAddress, withoutTrailingSlash } from '../../src/shared/paths';
import type { Corpus } from './corpus';
import { createRandom, hash } from './random';
import { withTypo } from './typo';

/** Ways in which people ask. */
export const queryKinds = ['name', 'title', 'words', 'prefix', 'link', 'typo'] as const;
export type QueryKind = (typeof queryKinds)[number];

/** A query with the pages that answer it. */
export interface BenchQuery {
  kind: QueryKind;
  query: string;
  /** Routes without trailing slash; one of them is enough. */
  targets: string[];
  /** The link text that the query is, or is a mistyped form of. */
  source?: string;
  /** Weights are chosen on one half and reported on the other. */
  half: 'tune' | 'test';
}

const functionWords = new Set(
  `a about above after all also an and any are as at be because been before below between both but by can could do does
  each else even every few for from get gets has have here how if in into is it its just like made make makes many may
  more most must need needs new no not now of on one only or other out over own page read same see set sets should since
  so some such than that the their them then there these they this those through to too two under until up use used uses
  using very via was way were what when where which while who why will with without work works you your`.split(
    /\s+/,
  ),
);

interface Page {
  path: string;
  title: string;
  firstSentence: string;
}

/** Makes the query set of a corpus: the same content gives the same set. */
export function makeQueries(corpus: Corpus): BenchQuery[] {
  const found = corpus.records();
  const pages = found.map(({ page, records }): Page => {
    const text = records.find(({ type, content }) => type === 'content' && content)?.content ?? '';
    return {
      path: withoutTrailingSlash(page.path),
      title: page.title,
      firstSentence: /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text,
    };
  });
  const docs = pages.filter(({ path }) => !path.startsWith('/experts/'));
  const links = linkQueries(found, corpus);
  const typos = links.flatMap(({ query, targets }) => {
    const mistaken = withTypo(query, createRandom(`typo ${query}`));
    return mistaken ? [{ ...toQuery('typo', mistaken, targets), source: query }] : [];
  });
  return [
    ...nameQueries(pages),
    ...titleQueries(docs),
    ...wordQueries(docs),
    ...prefixQueries(docs),
    ...links,
    ...typos,
  ];
}

function toQuery(kind: QueryKind, query: string, targets: readonly string[]): BenchQuery {
  const half = hash(`half ${targets[0]}`) % 2 === 0 ? 'tune' : 'test';
  return { kind, query, targets: [...targets], half };
}

/** Whether a title is the name of something: `<Player>`, `renderMedia()`, `@remotion/gif`, `useCurrentFrame`. */
function isName(title: string): boolean {
  return /^(<[\w.]+>|[\w.]+\(\)|@[\w-]+\/[\w-]+|[a-z]+[A-Z]\w*)$/.test(title);
}

/** Names in the ways they are typed: as written, bare, in small letters, as words. */
function nameQueries(pages: readonly Page[]): BenchQuery[] {
  return pages
    .filter(({ title, path }) => isName(title) || path.startsWith('/experts/'))
    .flatMap(({ title }) => {
      const bare = title.replace(/[<>()]/g, '');
      const words = bare
        .split(/\s+/)
        .flatMap((word) => camelParts(word).map((part) => part.text))
        .join(' ');
      const forms = new Set([title, bare, bare.toLowerCase(), words.toLowerCase()]);
      const targets = pages.filter((other) => squash(other.title) === squash(title)).map(({ path }) => path);
      return [...forms].map((form) => toQuery('name', form, targets));
    });
}

/** Two or three telling words of a title, in order. */
function titleQueries(pages: readonly Page[]): BenchQuery[] {
  return pages
    .filter(({ title }) => !isName(title))
    .flatMap(({ title, path }) => {
      const words = contentWords(title);
      if (words.length < 2) return [];
      const random = createRandom(`title ${path}`);
      const query = pick(words, 3, random).join(' ').toLowerCase();
      const targets = pages.filter((page) => hasAll(page.title, query)).map((page) => page.path);
      return [toQuery('title', query, [path, ...targets.filter((other) => other !== path)])];
    });
}

function hasAll(text: string, query: string): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return query.split(' ').every((word) => words.has(word));
}

/** Up to five telling words of a page's first sentence. */
function wordQueries(pages: readonly Page[]): BenchQuery[] {
  return pages.flatMap(({ firstSentence, path }) => {
    const words = contentWords(firstSentence);
    if (words.length < 3) return [];
    return [
      toQuery(
        'words',
        pick(words, 5, createRandom(`words ${path}`))
          .join(' ')
          .toLowerCase(),
        [path],
      ),
    ];
  });
}

/** The shortest beginning of a name (four letters at least) that no more than five pages share. */
function prefixQueries(pages: readonly Page[]): BenchQuery[] {
  const names = pages
    .filter(({ title }) => isName(title))
    .map(({ title, path }) => ({ path, name: title.replace(/[<>()]/g, '') }));
  return names.flatMap(({ name, path }) => {
    for (let length = 4; length < name.length; length++) {
      const prefix = name.slice(0, length);
      const sharing = names.filter((other) => squash(other.name).startsWith(squash(prefix)));
      if (sharing.length <= 5) return [toQuery('prefix', prefix, [path])];
    }
    return [];
  });
}

/** What pages call the pages they link to. A text that points at several pages is answered by each of them. */
function linkQueries(pages: readonly PageRecords[], { compiled }: Corpus): BenchQuery[] {
  const routes = new Set(pages.map(({ page }) => withoutTrailingSlash(page.path)));
  const targets = new Map<string, Set<string>>();
  for (const { page } of pages) {
    const tree = page.source ? compiled.get(page.source)?.tree : undefined;
    for (const { text, href } of readBlocks(tree ?? []).links) {
      const route = withoutTrailingSlash(splitAddress(href).path);
      if (!routes.has(route) || route === withoutTrailingSlash(page.path) || contentWords(text).length === 0)
        continue;
      const known = targets.get(text) ?? new Set();
      targets.set(text, known.add(route));
    }
  }
  return [...targets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, routesOfText]) => ({ ...toQuery('link', text, [...routesOfText].sort()), source: text }));
}

function contentWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 2 && !functionWords.has(word.toLowerCase())))];
}

/** So many of a list, in their order. */
function pick(words: readonly string[], count: number, random: () => number): string[] {
  const places = words.map((_, place) => place);
  while (places.length > count) places.splice(Math.floor(random() * places.length), 1);
  return places.map((place) => words[place] as string);
}
