import { type DemoType, type DemoValues, demoCode, demoOf } from '@docs/content/demos';
import {
  type Compatibility,
  type ComponentName,
  type ComponentNode,
  type ContentNode,
  installCommand,
  isComponentNode,
  type Json,
  type JsonProps,
  packageManagers,
  packageNames,
  packagesWithoutVersion,
  readVideoRef,
  shownGroups,
  versionNote,
  watchAddress,
} from '@docs/content/shared';
import type { Element, ElementContent } from 'hast';
import { sampleElement } from './code-block';
import { element } from './html-to-hast';

const text = (value: string): ElementContent[] => [{ type: 'text', value }];

/** The Markdown of components that show something other than just their content. */
export const components: Partial<Record<ComponentName, ComponentWriter>> = {
  CompatibilityTable: ({ props }) => [compatibilityTable(props)],
  Credits: ({ props, children, content }) => [...creditList(props.authors), ...content(children)],
  Demo: ({ props }) => demo(props),
  Experimental: ({ children, content }) => [
    element(
      'aside',
      { className: ['admonition', 'admonition-warning'] },
      element('p', { className: ['admonition-title'] }, 'Experimental'),
      ...(children.length > 0
        ? content(children)
        : [
            element(
              'p',
              {},
              'This feature may change in any release. Check the changelog before you upgrade.',
            ),
          ]),
    ),
  ],
  Commands: ({ props }) => commands([props.run].flat() as string[]),
  Installation: ({ props }) => installation(props.pkg),
  // A tool that processes the reader's own file has no text equivalent.
  MediaTool: () => [],
  Step: ({ children, content }) => [...content(children), ...text('.')],
  // Markdown has all rows.
  TableFilter: () => [],
  Tabs: writeTabs,
  TsType: ({ props }) => tsType(props),
  YouTube: ({ props }) => youTube(props),
};

function compatibilityTable({ hideServers, ...given }: JsonProps): Element {
  const row = (cell: 'td' | 'th', ...cells: string[]) =>
    element('tr', {}, ...cells.map((words) => element(cell, {}, words)));
  const rows = shownGroups(given as Compatibility, hideServers === true).flatMap(({ title, entries }) =>
    entries.map(({ label, isSupported }) => row('td', title, label, isSupported ? 'Yes' : 'No')),
  );
  return element(
    'table',
    {},
    element('thead', {}, row('th', 'Where', 'What', 'Supported')),
    element('tbody', {}, ...rows),
  );
}

interface Credit {
  username: string;
  displayName?: string;
  contribution?: string;
}

function creditList(authors: unknown): Element[] {
  if (!Array.isArray(authors) || authors.length === 0) return [];
  const items = (authors as Credit[]).map(({ username, displayName, contribution }) => {
    const link = element('a', { href: `https://github.com/${username}` }, displayName ?? username);
    return element('li', {}, link, contribution ? `: ${contribution}` : '');
  });
  return [element('ul', {}, ...items)];
}

/** Returns the caption below the player, and the source code of the demo. */
function demo({ type, title, caption, values = {} }: JsonProps): Element[] {
  const code = demoCode(demoOf(type as DemoType), values as DemoValues);
  return [
    element('p', {}, element('strong', {}, `Demo: ${title}.`), ` ${caption}`),
    sampleElement({ code, language: 'tsx' }),
  ];
}

function installation(pkg: unknown): Element[] {
  const packages = packageNames(pkg as string | string[]);
  const items = packageManagers.map((manager) =>
    element('li', {}, `${manager}: `, element('code', {}, installCommand(manager, packages))),
  );
  const [first] = packagesWithoutVersion(packages);
  const code = first && element('code', {}, versionNote.code(first));
  return [
    element('ul', {}, ...items),
    ...(code ? [element('p', {}, `${versionNote.text} `, code, '.')] : []),
  ];
}

function commands(run: readonly string[]): Element[] {
  const code = element('code', { className: ['language-bash'] }, `${run.join('\n')}\n`);
  return [element('pre', {}, code)];
}

function tsType({ type, source, href }: JsonProps): ElementContent[] {
  const name = element('code', {}, String(type));
  const linked = typeof href === 'string' ? element('a', { href }, name) : name;
  return source ? [linked, ...text(' from '), element('code', {}, String(source))] : [linked];
}

function youTube({ id, href, title = 'Video' }: JsonProps): Element[] {
  const address = String(id ?? href ?? '');
  const video = readVideoRef(address);
  return [element('p', {}, element('a', { href: video ? watchAddress(video) : address }, `Video: ${title}`))];
}

interface TabValue {
  value: string;
  label?: string;
}

/**
 * Writes all tabs one below the other, each under its label. `values`, if given, sets their order and labels.
 */
function writeTabs({ props, children, content }: Written): ElementContent[] {
  const items = children.filter(isTab).map(({ props: own = {}, children: inside = [] }, index) => ({
    value: String(own.value ?? (typeof own.label === 'string' ? own.label : index)),
    label: own.label ?? own.value ?? String(index + 1),
    inside,
  }));
  const listed = isTabValues(props.values)
    ? props.values.flatMap(({ value, label }) =>
        items.filter((item) => item.value === value).map((item) => ({ ...item, label: label ?? item.label })),
      )
    : items;
  return listed.flatMap(({ label, inside }) => [
    element('p', {}, element('strong', {}, ...content(label), ':')),
    element('div', {}, ...content(inside)) as Element,
  ]);
}

function isTab(node: ContentNode): node is ComponentNode {
  return isComponentNode(node) && (node.component === 'TabItem' || node.props?.value !== undefined);
}

function isTabValues(values: Json | undefined): values is Json & TabValue[] {
  return Array.isArray(values);
}

/** A component of a content tree, with access to its content. */
export interface Written {
  props: JsonProps;
  children: ContentNode[];
  /** The content of children or of a prop, as plain elements. */
  content(value: unknown): ElementContent[];
}

/** Converts a component to plain elements. */
export type ComponentWriter = (written: Written) => ElementContent[];
