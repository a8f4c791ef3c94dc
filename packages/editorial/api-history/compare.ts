import { type ApiChange, describeChange, parentsOf } from '@docs/content/shared';
import type { ApiState } from './state';

/** Maximum number of characters of a type in a change. */
const longest = 160;

/**
 * Compares two versions of a package. Members that are added or removed together with the object that contains them
 * are not listed separately. `any` is how the compiler prints a type that it could not find, so a type that changes
 * from or to `any`, and its members, say nothing.
 */
export function compareStates(before: ApiState, after: ApiState): ApiChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.flatMap((path): ApiChange[] => {
    const [old, now] = [before[path], after[path]];
    const isPart = (one: ApiState, other: ApiState) =>
      parentsOf(path).some((each) => one[each] && (!other[each] || other[each].type === 'any'));
    if (!old) return isPart(after, before) ? [] : [['added', path]];
    if (!now) return isPart(before, after) ? [] : [['removed', path]];
    const changes: ApiChange[] = [];
    if (now.deprecated && !old.deprecated) changes.push(['deprecated', path]);
    if (now.optional && !old.optional) changes.push(['optional', path]);
    if (old.optional && !now.optional) changes.push(['required', path]);
    // A comment that mentions the default for the first time changes nothing.
    if (old.default !== undefined && now.default !== undefined && old.default !== now.default)
      changes.push(['default', path, old.default, now.default]);
    if (old.type !== now.type && old.type !== 'any' && now.type !== 'any')
      changes.push(...typeChange(path, old.type, now.type));
    return changes;
  });
}

/** Describes a change of an export in words. */
export function changeText(change: ApiChange, name: string): string {
  return describeChange(change, name)
    .map((part) => (typeof part === 'string' ? part : part.code))
    .join('');
}

/** Describes a change between unions by the parts that differ. */
function typeChange(path: string, old: string, now: string): ApiChange[] {
  const [from, to] = [unionParts(plainType(old)), unionParts(plainType(now))];
  const gone = from.filter((part) => !to.includes(part));
  const come = to.filter((part) => !from.includes(part));
  const isSubset = gone.length < from.length;
  const text = (parts: string[]) => {
    const whole = parts.join(' | ');
    return whole.length > longest ? `${whole.slice(0, longest - 1)}…` : whole;
  };
  const isSame = text(gone) === text(come) || words(gone.join()) === words(come.join());
  return isSame ? [] : [[isSubset ? 'union' : 'type', path, text(gone), text(come)]];
}

/**
 * Returns a type in the one form that the compiler could also have printed: `"a"` for `'a'`, `CSSProperties` for
 * `React.CSSProperties`, `AwsProvider` for `_InternalAwsProvider`, its name within the package.
 */
const plainType = (type: string) =>
  type.replace(/'([^'"]*)'/g, '"$1"').replace(/\b(?:React\.|_Internal)(?=[A-Z])/g, '');

/**
 * Returns the words of a type, sorted: the compiler prints the parts of a union, also within a type, in the order in
 * which it met them.
 */
const words = (type: string) => (type.match(/"[^"]*"|[\w$]+|[^\s|]/g) ?? []).sort().join(' ');

/** Splits a type at the bars that are not within brackets. The `>` of an arrow is not a bracket. */
function unionParts(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of type.match(/=>|"[^"]*"|[\s\S]/g) ?? []) {
    if (/^[[({<]$/.test(token)) depth++;
    if (/^[\])}>]$/.test(token)) depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}
