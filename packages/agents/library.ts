import fs from 'node:fs';
import path from 'node:path';
import { markdownFile, sectionOf } from '@docs/content/shared';
import { manifestFile, type SearchManifest, searchParts } from '@docs/search';
import { type IndexedPage, readIndexFiles, SearchEngine, sharedWords } from '@docs/search/engine';

/** A page or section that a search found. */
export interface Finding {
  title: string;
  /** The section's heading, if a section was found. */
  section?: string;
  /** Part of the site: `guides`, `api`, … */
  kind: string;
  /** Route of the page. */
  path: string;
  /** Public URL of the page as Markdown. */
  markdown: string;
  /** The words that match. */
  reason: string;
  /** The question or symptom, of those that the page declares, that is most like the query. */
  answers?: string;
}

/** An export of a package, as in `/api/PACKAGE.json`. */
export interface ApiEntry {
  name: string;
  [field: string]: unknown;
}

/** A part of a page. */
export interface Passage {
  text: string;
  /** The line that the next part starts at, if the page is longer. */
  next?: number;
}

/** The parts of the site that a search can be limited to. */
export const kinds = Object.keys(searchParts);

/** Maximum number of characters of an answer. */
export const longestAnswer = 30_000;
const mostFindings = 20;
const longestQuery = 300;

/** The documentation in a folder: the built site, or a packed copy. Only reads pages and packages that it knows. */
export class Library {
  private readonly apis = new Map<string, ApiEntry[]>();

  private constructor(
    private readonly folder: string,
    private readonly engine: SearchEngine,
    /** Titles by route. */
    readonly pages: ReadonlyMap<string, string>,
    private readonly origin: string,
    /** What the pages declare to answer, by route. */
    private readonly declared: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** Opens a folder; undefined if it has no search index. */
  static open(folder: string): Library | undefined {
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    if (!fs.existsSync(path.join(folder, manifestFile))) return undefined;
    const { titles, texts } = JSON.parse(read(manifestFile)) as SearchManifest;
    const data = readIndexFiles(JSON.parse(read(titles)), JSON.parse(read(texts)));
    const pages = new Map(data.pages.map(({ path: route, title }) => [route, title]));
    const sitemap = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('robots.txt'))?.[1] ?? '';
    const declared = new Map(data.pages.map((page) => [page.path, phrasesOf(page)]));
    return new Library(folder, new SearchEngine(data), pages, sitemap, declared);
  }

  /** The host name of the site's public URL. */
  get host(): string {
    return URL.canParse(this.origin) ? new URL(this.origin).hostname : '';
  }

  /** Returns the best pages for a query, up to the limit, with about as many of their sections. */
  search(query: string, { kind, limit = 8 }: { kind?: string | undefined; limit?: number } = {}): Finding[] {
    const { hits } = this.engine.answer({
      query: query.slice(0, longestQuery),
      hitsPerPage: 2 * Math.min(Math.max(1, limit), mostFindings),
      attributesToSnippet: ['content:24'],
      highlightPreTag: '',
      highlightPostTag: '',
      ...(kind ? { facetFilters: [`part:${kind}`] } : {}),
    });
    const findings = hits.map(({ hierarchy, type, pageID, part, content, _snippetResult }): Finding => {
      const headings = Object.entries(hierarchy).filter(([level, text]) => level > 'lvl1' && text);
      const section = type === 'lvl1' ? undefined : headings.at(-1)?.[1];
      return {
        title: hierarchy.lvl1,
        ...(section && section !== hierarchy.lvl1 ? { section } : {}),
        kind: String(part),
        path: String(pageID),
        markdown: this.origin + markdownFile(String(pageID)),
        reason: plain(_snippetResult.content?.value ?? content ?? ''),
      };
    });
    // A passage from a page's introduction adds nothing to the page itself.
    const keys = findings.map(({ path: route, section = '' }) => `${route} ${section}`);
    return findings
      .filter((_, place) => keys.indexOf(keys[place] as string) === place)
      .map((finding) => (finding.section ? finding : { ...finding, ...this.answerOf(finding.path, query) }));
  }

  /**
   * Reads a page, or one of its sections, from a line on.
   * @param page Its route, or the URL of the page or of its Markdown.
   * @throws {Error} if there is no such page or section; the message names the nearest ones
   */
  read(page: string, { section, from = 1 }: { section?: string | undefined; from?: number } = {}): Passage {
    const route = this.routeOf(page);
    const text = fs.readFileSync(path.join(this.folder, markdownFile(route)), 'utf8');
    const lines = (section ? sectionOf(text, section) : text).split('\n');
    const rest = lines.slice(from - 1);
    let length = 0;
    const end = rest.findIndex((line) => {
      length += line.length + 1;
      return length > longestAnswer;
    });
    if (end < 0) return { text: rest.join('\n') };
    // A single line that is too long is cut, so that reading always advances.
    const most = Math.max(1, end);
    return { text: rest.slice(0, most).join('\n').slice(0, longestAnswer), next: from + most };
  }

  /** Returns the text of a finding: its section, or the page if its Markdown has no heading of that name. */
  passage({ path: page, section }: Finding): string {
    try {
      return this.read(page, { section }).text;
    } catch {
      return this.read(page).text;
    }
  }

  /** Returns the exports with a name, in any package: `spring`, `<Player>`, `renderMedia()`. */
  api(name: string): ApiEntry[] {
    if (this.apis.size === 0) this.loadApis();
    return this.apis.get(bare(name)) ?? [];
  }

  /** Returns the phrase of a page that shares most words with a query, if it shares at least two. */
  private answerOf(route: string, query: string): { answers?: string } {
    const phrases = (this.declared.get(route) ?? []).map((text) => ({
      text,
      shared: sharedWords(query, text),
    }));
    const [best] = phrases.sort((a, b) => b.shared - a.shared || a.text.length - b.text.length);
    return best && best.shared >= 2 ? { answers: best.text } : {};
  }

  private routeOf(page: string): string {
    const named = page
      .slice(0, longestQuery)
      .replace(this.origin, '')
      .replace(/[?#].*$/, '');
    const route = `/${named.replace(/\.md$/, '').replace(/^\/+|\/+$/g, '')}`;
    const found = [route, `${route}/`, ...(route === '/index' ? ['/'] : [])].find((each) =>
      this.pages.has(each),
    );
    if (found) return found;
    const words = route.replace(/[^a-z0-9]+/gi, ' ').trim();
    const near = words ? this.search(words, { limit: 5 }).map((each) => each.path) : [];
    throw new Error(
      `There is no page ${route}.${near.length > 0 ? ` The nearest pages: ${[...new Set(near)].join(', ')}` : ''}`,
    );
  }

  private loadApis(): void {
    const folder = path.join(this.folder, 'api');
    const files = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const file of files.filter((each) => each.endsWith('.json'))) {
      // The folder also has files that list no exports: the changes, the versions and the schema.
      const {
        package: from,
        version,
        exports = [],
      } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
      for (const entry of exports as ApiEntry[]) {
        const key = bare(entry.name);
        this.apis.set(key, [...(this.apis.get(key) ?? []), { package: from, version, ...entry }]);
      }
    }
  }
}

/** Reduces a name to what people type: `<Player>`, `Player` and `player` are the same. */
function bare(name: string): string {
  return name
    .slice(0, longestQuery)
    .replace(/[^\w.$]/g, '')
    .toLowerCase();
}

function phrasesOf({ answers, symptoms }: IndexedPage): readonly string[] {
  return [...answers, ...symptoms];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
