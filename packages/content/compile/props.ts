import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { z } from 'zod';
import { type ContentProblem, nearestName, suggestName } from '../shared/content-error';
import { componentRule } from './component-table';
import { replacement } from './components';
import { environmentOf, type FileRecord, reportUnknown } from './context';
import { evaluate } from './evaluate';
import type { Jsx } from './nodes';
import { placeOf } from './place';
import { visit } from './visit';

/** The value of a prop that is only known when the page runs. */
const unknownValue = Symbol('unknown');

/**
 * Remark plugin: checks the props of the site's components against their table, and checks that the names of tabs
 * are unique.
 */
export function remarkProps() {
  return (tree: Root, file: VFile) => {
    const { warnings, declared } = file.data.content as FileRecord;
    const { onUnknownComponent } = environmentOf(file);
    const warn: Report = (node, problem) => warnings.push({ ...placeOf(node, file), ...problem });
    const report: Report = (node, problem) => reportUnknown({ ...placeOf(node, file), ...problem }, file);
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const rule = node.name === null || declared.has(node.name) ? undefined : componentRule(node.name);
      const isUsable = !rule?.props || checkProps(node, rule.props, report);
      if (!isUsable && onUnknownComponent !== 'throw' && parent && index !== undefined) {
        parent.children[index] = replacement(node, parent) as never;
        return undefined;
      }
      if (node.name === 'Tabs' && rule) {
        checkTabs(node, report);
        checkTabContent(node, warn);
      }
      if (node.name === 'TabItem' && rule && !isInTabs(parent)) warn(node, loneTab);
    });
  };
}

type Report = (node: Jsx, problem: Pick<ContentProblem, 'found' | 'expected' | 'fix'>) => void;

/** Reports mistakes in the props of a component. Returns whether it can be shown. */
function checkProps(node: Jsx, schema: z.ZodObject, report: Report): boolean {
  const props = readProps(node);
  if (!props) return true;
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(props).filter((name) => !known.includes(name));
  const faulty = new Set<PropertyKey>();
  for (const issue of schema.safeParse(props).error?.issues ?? []) {
    const names = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [];
    for (const name of names) {
      report(node, {
        found: `the unknown prop \`${name}\` of \`<${node.name}>\``,
        expected: known.length > 0 ? `one of ${known.map((each) => `\`${each}\``).join(', ')}` : 'no props',
        fix: known.length > 0 ? suggestName(name, known) : `Remove \`${name}\`.`,
      });
    }
    const [prop] = issue.path;
    if (prop === undefined || props[String(prop)] === unknownValue) continue;
    // Only the first mistake in a list or an object is reported.
    if (faulty.has(prop)) continue;
    faulty.add(prop);
    const isMissing = !(prop in props);
    // It is misspelled, which is reported already.
    if (isMissing && unknown.some((name) => nearestName(name, [String(prop)]))) continue;
    const path = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    const near = suggestedValue(issue, props[String(prop)]);
    report(node, {
      found: isMissing
        ? `\`<${node.name}>\` without \`${String(prop)}\``
        : `\`${path.slice(1)}\` of \`<${node.name}>\` with the value ${JSON.stringify(props[String(prop)])}`,
      expected: issue.message,
      fix: isMissing ? `Add \`${String(prop)}\`.` : near ? `Did you mean \`${near}\`?` : 'Correct the value.',
    });
  }
  return faulty.size === 0;
}

/** Returns the allowed value of a prop that is closest to the given one. */
function suggestedValue(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return undefined;
  return nearestName(value, issue.values.map(String), 1 / 2);
}

/** Returns the props of an element; undefined if they are only known when the page runs. */
function readProps(node: Jsx): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    if (name === 'key' || name === 'children') continue;
    props[name] =
      typeof value === 'object' && value !== null
        ? literalOf(value.data?.estree ?? undefined)
        : (value ?? true);
  }
  return props;
}

function literalOf(program: Program | undefined): unknown {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return unknownValue;
  try {
    return evaluate(statement.expression, { valueOf: () => undefined, jsx: () => unknownValue });
  } catch {
    return unknownValue;
  }
}

const loneTab = {
  found: '`<TabItem>` outside of `<Tabs>`',
  expected: '`<Tabs>` around the tabs of a group',
  fix: 'Write `<Tabs>` above it and `</Tabs>` below it.',
};

/** Returns whether tabs may be in an element: in `<Tabs>`, or in one of the author's own components. */
function isInTabs(parent: Nodes | undefined): boolean {
  const name = parent && 'name' in parent ? parent.name : undefined;
  return name === 'Tabs' || (/^[A-Z]/.test(name ?? '') && !componentRule(name ?? ''));
}

function checkTabs(tabs: Jsx, report: Report): void {
  const children = tabs.children as Nodes[];
  const seen = new Set<unknown>();
  for (const child of children) {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') continue;
    const value = readProps(child)?.value;
    if (seen.has(value) && typeof value === 'string') {
      report(child, {
        found: `a second \`<TabItem>\` with the value \`${value}\``,
        expected: 'a unique value for each tab in the group',
        fix: 'Change its `value`.',
      });
    }
    seen.add(value);
  }
}

/** Finds text between tabs, a group without tabs, and a first tab that does not exist. */
function checkTabContent(tabs: Jsx, report: Report): void {
  const children = tabs.children as Nodes[];
  // Expressions and the author's own components may be tabs.
  const other = children.find((child) => !/^mdx/.test(child.type));
  if (other || children.length === 0) {
    report(tabs, {
      found: other ? '`<Tabs>` with text that is in no tab' : '`<Tabs>` without tabs',
      expected: 'only `<TabItem>` inside it',
      fix: 'Write `<TabItem value="…" label="…">` around each text.',
    });
  }
  const first = readProps(tabs)?.defaultValue;
  const values = children.map((child) =>
    child.type === 'mdxJsxFlowElement' ? readProps(child)?.value : undefined,
  );
  const isKnown = values.every((value): value is string => typeof value === 'string');
  if (typeof first === 'string' && values.length > 0 && isKnown && !values.includes(first)) {
    report(tabs, {
      found: `\`defaultValue="${first}"\`, which no tab has`,
      expected: `one of ${values.map((value) => `\`${value}\``).join(', ')}`,
      fix: suggestName(first, values),
    });
  }
}
