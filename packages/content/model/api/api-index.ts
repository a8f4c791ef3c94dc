import fs from 'node:fs';
import type { ApiName, ApiTarget, FindApi } from '../../compile/api-links/target';
import { blankFrontmatter } from '../../compile/frontmatter-lines';
import type { ApiExport, ApiMember } from '../../shared/api';
import type { ApiCard } from '../../shared/api-card';
import { firstNumber, type Since, versionNumber } from '../../shared/api-history';
import type { DocumentOf } from '../sets';
import { firstSentence } from './first-sentence';
import { type Heading, readHeadings, readPageVersion } from './headings';

/** The documented APIs of the site. */
export interface ApiIndex {
  find: FindApi;
  /** The export that the page of a route documents, and the snapshot that lists it. */
  exportOf(route: string): FoundExport | undefined;
  /** What is known about an API, by the target of its links. */
  cards: ReadonlyMap<string, ApiCard>;
  /** Routes of the pages that document exports. */
  routes: ReadonlySet<string>;
}

/** The parts of a doc that the index needs. */
export interface ApiDoc {
  path: string;
  sourcePath: string;
  api?: { package: string; export: string } | null;
}

interface ApiPage extends ApiTarget {
  versions: Versions;
  entry: ApiExport;
  /** Options, props and parts that have a heading, keyed by their names joined with dots. */
  parts: ReadonlyMap<string, Part>;
}

interface Part extends ApiTarget {
  path: readonly string[];
  heading: Heading;
}

/**
 * Indexes the docs whose frontmatter names the export they document, along with the headings of their
 * options. `exports` are the exports in the snapshots, by `module name`.
 */
export function createApiIndex(docs: readonly ApiDoc[], exports: ReadonlyMap<string, FoundExport>): ApiIndex {
  const pages = new Map<string, ApiPage>();
  const byName = new Map<string, ApiPage[]>();
  const cards = new Map<string, ApiCard>();
  const byRoute = new Map<string, FoundExport>();
  for (const { path: to, sourcePath, api } of docs) {
    const found = api && exports.get(`${api.package} ${api.export}`);
    if (!found) continue;
    const { entry } = found;
    const source = blankFrontmatter(fs.readFileSync(sourcePath, 'utf8')).body;
    const page = {
      to,
      title: `${entry.kind} of ${entry.module}`,
      entry,
      versions: versionsOf(entry, readPageVersion(source)?.since),
      parts: readParts(to, source, entry),
    };
    for (const module of [entry.module, ...(entry.alsoIn ?? [])]) pages.set(`${module} ${entry.name}`, page);
    byRoute.set(to, found);
    byName.set(entry.name, [...(byName.get(entry.name) ?? []), page]);
    addCards(page, source, cards);
  }
  const pageOf = ([module, name]: ApiName) => {
    if (module !== null) return pages.get(`${anyFont(module)} ${name}`);
    const [page, ...others] = byName.get(name) ?? [];
    return others.length === 0 ? page : undefined;
  };
  return {
    find: (name) => {
      const page = pageOf(name);
      const [, , ...path] = name;
      return page && findIn(page, path);
    },
    exportOf: (route) => byRoute.get(route),
    cards,
    routes: new Set([...pages.values()].map(({ to }) => to)),
  };
}

/**
 * Returns the documented module of a font. Every font has its own module with the same exports, and the
 * reference documents only one of them.
 */
function anyFont(module: string): string {
  return module.replace(/^(@remotion\/google-fonts)\/.+/, '$1/Inter');
}

function findIn(
  { to, title, entry, parts, versions }: ApiPage,
  path: readonly string[],
): ApiTarget | undefined {
  if (path.length === 0) return targetOf(to, title, versions);
  const key = path.join('.');
  // The options object may have its own heading: `options?`, with `easing?` below it.
  const isFunction = entry.kind === 'function';
  const objects = isFunction
    ? [entry.parameter?.replace('?', ''), ...entry.members.map(({ name }) => name)]
    : [];
  const found = [key, ...objects.map((object) => `${object}.${key}`)].flatMap(
    (each) => parts.get(each) ?? [],
  );
  const [part] = found;
  if (!part) return undefined;
  return targetOf(part.to, part.title, versionsOf(memberAt(entry, part.path), part.heading.since));
}

function targetOf(to: string, title: string, { since, after, changedIn }: Versions): ApiTarget {
  const version = firstNumber({ ...(since ? { since } : {}), ...(after ? { after } : {}) });
  const changed = changedIn && versionNumber(changedIn);
  return { to, title, ...(version ? { version } : {}), ...(changed ? { changed } : {}) };
}

function readParts(route: string, source: string, entry: ApiExport): Map<string, Part> {
  const parts = new Map<string, Part>();
  const open: { level: number; path: readonly string[] | null }[] = [];
  for (const heading of readHeadings(source)) {
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    const last = open.at(-1);
    const above = last ? last.path : [];
    const [first, ...others] = pathsOf(heading, above, entry);
    // Headings in the section about the return value are not options.
    const isResult = first === undefined && /\breturn|\bresult/i.test(heading.text);
    open.push({ level: heading.level, path: isResult ? null : (first ?? above) });
    for (const path of first ? [first, ...others] : []) {
      const key = path.join('.');
      if (!key || parts.has(key)) continue;
      parts.set(key, { to: `${route}#${heading.id}`, title: titleOf(path, entry), path, heading });
    }
  }
  return parts;
}

/**
 * Returns the path that a heading names, starting below the export: `damping?` below `config?` is `['config',
 * 'damping']`.
 */
function pathsOf(heading: Heading, above: readonly string[] | null, entry: ApiExport): (readonly string[])[] {
  if (above === null) return [];
  const element = /^`<?([\w$]+)((?:\.[\w$]+)*)(?:\(.*\))?\s*\/?>?`$/.exec(heading.text);
  if (element?.[1] === entry.name) return [element[2]?.split('.').slice(1) ?? []];
  return heading.names.map(({ name }) => [...above, name]);
}

function titleOf(path: readonly string[], { kind, name }: ApiExport): string {
  const isPart = /^[A-Z]/.test(path.at(-1) ?? '') || kind === 'value' || kind === 'type';
  const noun = isPart ? 'part' : kind === 'component' ? 'prop' : 'option';
  return `${noun} of ${[name, ...path.slice(0, -1)].join('.')}`;
}

function addCards(
  { to, entry, parts, versions }: ApiPage,
  source: string,
  cards: Map<string, ApiCard>,
): void {
  const lines = source.split('\n');
  cards.set(to, cardOf({ ...entry, ...versions }, firstSentence(lines)));
  for (const { to: place, path, heading } of parts.values()) {
    const member = memberAt(entry, path);
    const name = path.at(-1) ?? '';
    const signature = member ? `${name}${member.optional ? '?' : ''}: ${member.type}` : name;
    const facts = { ...member, ...versionsOf(member, heading.since), signature };
    cards.set(place, cardOf(facts, firstSentence(lines.slice(heading.line))));
  }
}

interface Facts {
  signature: string;
  since?: string | undefined;
  after?: string | undefined;
  default?: string | undefined;
  deprecated?: boolean | undefined;
  deprecatedIn?: string | undefined;
  changedIn?: string | undefined;
}

type Versions = Pick<Facts, 'since' | 'after' | 'changedIn'>;

/**
 * Returns the versions that added and changed an entry. The first one is that on its page, which is at least as exact,
 * or that in the snapshot.
 */
function versionsOf(entry: (Partial<Since> & Versions) | undefined, said: string | undefined): Versions {
  const { since, after, changedIn } = entry ?? {};
  return said ? { since: said, after: undefined, changedIn } : { since, after, changedIn };
}

/** Longer signatures are truncated; the page shows them in full. */
const longestSignature = 160;

function cardOf(
  { signature, since, after, default: value, deprecated, deprecatedIn, changedIn }: Facts,
  text: string | undefined,
): ApiCard {
  return {
    signature:
      signature.length > longestSignature ? `${signature.slice(0, longestSignature - 1)}…` : signature,
    ...(text ? { text } : {}),
    ...(value ? { default: value } : {}),
    ...(since ? { since } : {}),
    ...(after ? { after } : {}),
    ...(deprecated ? { deprecated: true } : {}),
    ...(deprecatedIn ? { deprecatedIn } : {}),
    ...(changedIn ? { changedIn } : {}),
  };
}

/**
 * Returns the member of an export at a path, which may start with a part of a component or with the options
 * object.
 */
function memberAt(entry: ApiExport, [first = '', ...rest]: readonly string[]): ApiMember | undefined {
  const ofPart = entry.members.filter((member) => member.of === first);
  const own = entry.members.filter((member) => member.of === undefined);
  if (ofPart.length > 0) return memberIn(ofPart, rest);
  return memberIn(own, first === entry.parameter?.replace('?', '') ? rest : [first, ...rest]);
}

function memberIn(members: readonly ApiMember[], [name, ...rest]: readonly string[]): ApiMember | undefined {
  const member = members.find((each) => each.name === name);
  return rest.length > 0 && member ? memberIn(member.members ?? [], rest) : member;
}

/** An export of a documented package, and the snapshot that lists it. */
export interface FoundExport {
  entry: ApiExport;
  /** Absolute path. */
  file: string;
}

/**
 * Returns the exports in all snapshots, by `module name`. If several snapshots have the same export, the
 * first wins.
 */
export function indexExports(packages: readonly DocumentOf<'ApiPackage'>[]): Map<string, FoundExport> {
  const found = new Map<string, FoundExport>();
  for (const { exports, sourcePath } of packages) {
    for (const entry of exports) {
      for (const module of [entry.module, ...(entry.alsoIn ?? [])]) {
        const key = `${module} ${entry.name}`;
        if (!found.has(key)) found.set(key, { entry, file: sourcePath });
      }
    }
  }
  return found;
}
