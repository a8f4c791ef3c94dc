import { type ApiPackage, escapeRegExp } from '@docs/content/shared';
import { changeText, compareStates } from '../api-history/compare';
import { stateOf } from '../api-history/state';
import type { CliSnapshot } from './cli';
import type { MessagesSnapshot } from './messages';

/** One version of the toolkit. */
export interface Toolkit {
  api: ApiPackage[];
  cli: CliSnapshot;
  messages: MessagesSnapshot;
}

/** `modules` that export it. */
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
    ...compareExports(from.api, to.api),
    ...compareNames('command', from.cli.commands, to.cli.commands),
    ...compareNames('flag', Object.values(from.cli.flags).flat(), Object.values(to.cli.flags).flat()),
    ...goneMessages(from.messages, to.messages),
  ];
}

function compareExports(from: readonly ApiPackage[], to: readonly ApiPackage[]): ExportChange[] {
  const names = new Set([...to, ...from].map((each) => each.package));
  return [...names].flatMap((name) => {
    const [before, after] = [from, to].map((all) => all.find((each) => each.package === name));
    const entries = [...(after?.exports ?? []), ...(before?.exports ?? [])];
    return compareStates(wholeState(before), wholeState(after)).map((change) => {
      const [owner = ''] = change[1].split(/\(\)|\./);
      const modules = entries
        .filter((entry) => entry.name === owner)
        .flatMap(({ module, alsoIn = [] }) => [module, ...alsoIn]);
      return { kind: 'export', modules, name: owner, text: changeText(change, owner) };
    });
  });
}

function wholeState(
  { exports, version }: Pick<ApiPackage, 'exports' | 'version'> = { exports: [], version: '' },
) {
  return stateOf(exports, version, new Set(exports.map(({ name }) => name)));
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
  const name = escapeRegExp(change.name);
  const word = new RegExp(change.kind === 'flag' ? `--${name}(?![\\w-])` : `\\bremotion ${name}(?![\\w-])`);
  return ({ source }) => word.test(source);
}

/** Returns the texts of the `txt` fences of a page, which quote messages. */
function quotesOf(source: string) {
  return [...source.matchAll(/^```txt\b.*\n([\s\S]*?)^```/gm)].map(([, text = '']) => text.trim());
}
