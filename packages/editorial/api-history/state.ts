import type { ApiExport, ApiMember } from '@docs/content/shared';

/** What one version says about an export, an option or a part of a result. */
interface Fact {
  type: string;
  optional?: boolean;
  default?: string;
  deprecated?: true;
}

/**
 * The facts of a version by path: `spring`, `spring.config.mass`, `Series.Sequence.layout`,
 * `getStaticFiles().name`.
 */
export type ApiState = Record<string, Fact>;

/**
 * Returns what a version of a package exports, by path.
 * @param version Constants that contain it would differ in each version.
 * @param types Names of the types to keep: those that have a page.
 */
export function stateOf(
  exports: readonly ApiExport[],
  version: string,
  types: ReadonlySet<string>,
): ApiState {
  const state: ApiState = {};
  const add = (path: string, member: ApiMember) => {
    const { type, optional, deprecated, default: value, members = [] } = member;
    state[path] ??= {
      // The type of an object only repeats the types of its members.
      type: members.length > 0 ? '{…}' : type.replaceAll(`"${version}"`, 'string'),
      ...(optional ? { optional } : {}),
      ...(value === undefined ? {} : { default: value }),
      ...(deprecated ? { deprecated } : {}),
    };
    for (const each of members) add(`${path}.${each.name}`, each);
  };
  for (const entry of exports) {
    const { name, kind, members, returns = [], deprecated } = entry;
    if (kind === 'type' && !types.has(name)) continue;
    add(name, { name, type: typeOf(entry), optional: false, ...(deprecated ? { deprecated } : {}) });
    for (const member of members) add([name, member.of, member.name].filter(Boolean).join('.'), member);
    for (const member of returns) add(`${name}().${member.name}`, member);
  }
  return state;
}

/** Returns the type of an export without what its members say: the result of a function, the type of a value. */
function typeOf({ kind, signature, name, members, returns }: ApiExport): string {
  if (kind === 'function') return returns ? '' : signature.slice(signature.lastIndexOf('): ') + 3);
  return kind === 'value' && members.length === 0 ? signature.slice(name.length + 2) : '';
}
