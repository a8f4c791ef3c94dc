import fs from 'node:fs';
import path from 'node:path';
import type { ApiExport, ApiMember, ApiPackage } from '@docs/content/shared';
import type { CompletionExport, CompletionOption, Completions } from '../shared/completions';
import { isLiveModule } from '../shared/modules';

/** Maximum number of characters of signatures and types, because each suggestion has a single line. */
const longest = 80;

/**
 * Returns the exports that samples may import, from the snapshots in a content folder. Excludes types, which
 * users rarely type first.
 */
export function readCompletions(contentDir: string): Completions {
  const folder = path.join(contentDir, 'api');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const packages = files.map(
    (name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as ApiPackage,
  );
  return completionsOf(packages.flatMap((each) => each.exports));
}

/** Converts exports to completions. */
export function completionsOf(exports: readonly ApiExport[]): Completions {
  const completions: Completions = {};
  for (const entry of exports) {
    if (entry.kind === 'type' || entry.deprecated) continue;
    for (const module of [entry.module, ...(entry.alsoIn ?? [])].filter(isLiveModule)) {
      completions[module] ??= [];
      completions[module].push(completionOf(entry));
    }
  }
  return completions;
}

function completionOf(entry: ApiExport): CompletionExport {
  const hasOptions = entry.kind === 'component' || entry.parameter !== undefined;
  const options = hasOptions ? entry.members.filter((member) => !member.deprecated).map(optionOf) : [];
  return {
    name: entry.name,
    detail: shorten(entry.signature),
    ...(entry.kind === 'component' ? { isComponent: true } : {}),
    ...(options.length > 0 ? { options } : {}),
  };
}

function optionOf({ name, type, of }: ApiMember): CompletionOption {
  return of ? [name, shorten(type), of] : [name, shorten(type)];
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
