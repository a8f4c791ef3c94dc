/**
 * The names of the components that authors use in MDX. The build knows them by name, the browser by the table in
 * `components/all-components.ts`, which must have exactly these keys.
 */
export const componentNames = [
  'AvailableFrom',
  'CompatibilityTable',
  'Credits',
  'Demo',
  'Experimental',
  'Installation',
  'MediaTool',
  'Step',
  'TabItem',
  'Tabs',
  'TsType',
  'YouTube',
] as const;

export type ComponentName = (typeof componentNames)[number];

/** Components with much code of their own: docs pages without them do not load it. */
export const heavyComponentNames = ['Demo', 'MediaTool', 'YouTube'] as const satisfies ComponentName[];

export type HeavyComponentName = (typeof heavyComponentNames)[number];

/** Imports of other documentation tools' MDX that mean a component of ours. */
export const componentAliases: Record<string, ComponentName> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
};

/** Components that stand between paragraphs; the others stand in a line of text. */
export const blockComponentNames: ReadonlySet<string> = new Set<ComponentName>([
  'CompatibilityTable',
  'Credits',
  'Demo',
  'Experimental',
  'Installation',
  'MediaTool',
  'TabItem',
  'Tabs',
  'YouTube',
]);
