import type { CodeRule } from '@docs/content/shared';
import type { Node } from 'acorn';
import { full } from 'acorn-walk';

interface NamedNode extends Node {
  name?: string;
  computed?: boolean;
  value?: unknown;
  object?: NamedNode;
  property?: NamedNode;
  callee?: NamedNode;
  arguments?: NamedNode[];
  key?: NamedNode;
}

/** Prefix of the variables in which compiled code stores its imports. */
const imported = /^_\w+$/;

/** The name of a hook, which does nothing until it is called. */
const hook = /^use[A-Z]/;

/**
 * Returns the names that compiled code uses: imports (`interpolate`), members with their object (`Math.random`) and
 * without it (`map`), functions that it calls, components, and the keys of objects, such as style properties.
 * Imports have their original names even if the code renames them. Unused imports are left out, and so are hooks that
 * are never called.
 */
export function usedNames(program: Node): Set<string> {
  const names = new Set<string>();
  full(program, (node) => {
    const { type, computed, object, property, callee, key, arguments: given } = node as NamedNode;
    if (type === 'MemberExpression' && !computed) {
      if (!hook.test(property?.name ?? '')) names.add(property?.name ?? '');
      if (object?.name && !imported.test(object.name)) names.add(`${object.name}.${property?.name}`);
      if (object?.property) names.add(`${object.property.name}.${property?.name}`);
    } else if (type === 'CallExpression') {
      // Imports are called as in `_remotion.useCurrentFrame.call(…)`.
      const isImport = callee?.property?.name === 'call' && callee.object?.property;
      const called = isImport || callee?.property;
      if (called?.name) names.add(called.name);
      if (callee?.name && callee.name !== 'require') names.add(callee.name);
      // `jsx(Name, …)`: a component of the sample itself.
      if (given?.[0]?.type === 'Identifier') names.add(given[0].name ?? '');
    } else if (type === 'Property' && !computed) names.add(String(key?.name ?? key?.value));
  });
  return names;
}

/** Returns the indexes of the rules that code breaks if it uses these names. */
export function brokenRules(rules: readonly CodeRule[], names: ReadonlySet<string>): number[] {
  return rules.flatMap((rule, index) => {
    const isKept = 'uses' in rule ? names.has(rule.uses) : !names.has(rule.avoids);
    return isKept ? [] : [index];
  });
}
