import type { ApiExport, ApiMember, ApiPackage } from '@docs/content/shared';
import type { CliSnapshot } from './cli';
import type { MessagesSnapshot } from './messages';

/** One version of the toolkit. */
export interface Toolkit {
  api: ApiPackage[];
  cli: CliSnapshot;
  messages: MessagesSnapshot;
}

/** `modules` that   export it. */
export type ExportChange = { kind: 'export'; modules: string[]; name: string; text: string };
/** `name` without dashes. */
export type CommandChange = { kind: 'flag' | 'command'; name: string; text: string };
/** A removed message. */
export type MessageChange = { kind: 'message'; message: string; text: string };
/** `text` is human-readable. */
export type Change = ExportChange | CommandChange | MessageChange;

export type Page = { file: string; source: string; api?: { package: string; export: string } | undefined };
export type AffectedPage = { file: string; changes: string[] };

/**
 * Compares two versions of the toolkit: exports with their options, commands, flags, and messages that the
 * later version cannot print.
 */
export function compareToolkits(from: Toolkit, to: Toolkit): Change[] {
  return [
    ...compareExports(exportsOf(from.api), exportsOf(to.api)),
    ...compareNames('command', from.cli.commands, to.cli.commands),
    ...compareNames('flag', Object.values(from.cli.flags).flat(), Object.values(to.cli.flags).flat()),
    ...goneMessages(from.messages, to.messages),
  ];
}

function exportsOf(packages: ApiPackage[]) {
  const all = packages.flatMap((each) => each.exports);
  return new Map(all.map((entry) => [`${entry.module} ${entry.name}`, entry]));
}

function compareExports(
  from: ReadonlyMap<string, ApiExport>,
  to: ReadonlyMap<string, ApiExport>,
): ExportChange[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [before, after] = [from.get(key), to.get(key)];
    const entry = after ?? before;
    if (!entry) return [];
    const modules = [entry.module, ...(entry.alsoIn ?? [])];
    const texts = exportTexts(before, after);
    return texts.map((text) => ({ kind: 'export' as const, modules, name: entry.name, text }));
  });
}

function exportTexts(before: ApiExport | undefined, after: ApiExport | undefined): string[] {
  if (!before) return [`${after?.name} is new`];
  if (!after) return [`${before.name} is gone`];
  const texts = [];
  if (before.signature !== after.signature)
    texts.push(`signature: ${before.signature} -> ${after.signature}`);
  if (!before.deprecated && after.deprecated) texts.push(`${after.name} is deprecated`);
  return [
    ...texts,
    ...memberTexts(before.members, after.members, ''),
    ...memberTexts(before.returns ?? [], after.returns ?? [], 'returns '),
  ];
}

/** @param path Prefix of the names. */
function memberTexts(before: readonly ApiMember[], after: readonly ApiMember[], path: string): string[] {
  const keyOf = ({ name, of }: ApiMember) => (of ? `${of}.${name}` : name);
  const [old, now] = [before, after].map((list) => new Map(list.map((member) => [keyOf(member), member])));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...keys].flatMap((key) => memberText(`${path}${key}`, old?.get(key), now?.get(key)));
}

function memberText(name: string, before: ApiMember | undefined, after: ApiMember | undefined): string[] {
  if (!before) return [`${name}${after?.optional ? '?' : ''} is new`];
  if (!after) return [`${name} is gone`];
  const texts = memberTexts(before.members ?? [], after.members ?? [], `${name}.`);
  // The type of an object repeats the types of its members.
  if (texts.length === 0 && before.type !== after.type)
    texts.push(`${name}: ${before.type} -> ${after.type}`);
  if (before.optional !== after.optional)
    texts.push(`${name} is ${after.optional ? 'optional' : 'required'} now`);
  if (!before.deprecated && after.deprecated) texts.push(`${name} is deprecated`);
  return texts;
}

function compareNames(
  kind: 'command' | 'flag',
  before: readonly string[],
  after: readonly string[],
): CommandChange[] {
  const shown = (name: string) => (kind === 'flag' ? `--${name}` : `npx remotion ${name}`);
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...[...now]
      .filter((name) => !old.has(name))
      .map((name) => ({ kind, name, text: `${shown(name)} is new` })),
    ...[...old]
      .filter((name) => !now.has(name))
      .map((name) => ({ kind, name, text: `${shown(name)} is gone` })),
  ];
}

function goneMessages(from: MessagesSnapshot, to: MessagesSnapshot): MessageChange[] {
  const now = new Set(Object.values(to.messages).flat());
  return [...new Set(Object.values(from.messages).flat())]
    .filter((message) => !now.has(message))
    .map((message) => ({ kind: 'message', message, text: `no longer printed: ${message}` }));
}

/**
 * Finds the pages that are affected by changes: pages about an export, pages that name a command or flag, and
 * pages that quote a message. Changes that affect no page (a new export without a page, a new flag) are
 * returned as `others`.
 * @param matcherOf Given a message, returns a function that
 *   returns whether a quote matches it.
 */
export function affectedPages(
  changes: readonly Change[],
  pages: readonly Page[],
  matcherOf: (message: string) => (quote: string) => boolean,
): { pages: AffectedPage[]; others: string[] } {
  const found = new Map<string, string[]>();
  const others: string[] = [];
  for (const change of changes) {
    const names = namesPage(change, matcherOf);
    const concerned = pages.filter(names);
    for (const { file } of concerned) found.set(file, [...(found.get(file) ?? []), change.text]);
    // Most messages are not quoted on any page, which is not worth reporting.
    if (concerned.length === 0 && change.kind !== 'message') others.push(describe(change));
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: sorted.map(([file, texts]) => ({ file, changes: [...new Set(texts)] })),
    others: [...new Set(others)],
  };
}

function describe(change: Change) {
  return change.kind === 'export' ? `${change.modules[0]} ${change.name}: ${change.text}` : change.text;
}

function namesPage(
  change: Change,
  matcherOf: (message: string) => (quote: string) => boolean,
): (page: Page) => boolean {
  if (change.kind === 'export')
    return ({ api }) => api?.export === change.name && change.modules.includes(api.package);
  if (change.kind === 'message') {
    const isQuote = matcherOf(change.message);
    return ({ source }) => quotesOf(source).some(isQuote);
  }
  const name = change.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const word = new RegExp(change.kind === 'flag' ? `--${name}(?![\\w-])` : `\\bremotion ${name}(?![\\w-])`);
  return ({ source }) => word.test(source);
}

/** Returns the texts of the `txt` fences of a page, which quote messages. */
function quotesOf(source: string) {
  return [...source.matchAll(/^```txt\b.*\n([\s\S]*?)^```/gm)].map(([, text = '']) => text.trim());
}
