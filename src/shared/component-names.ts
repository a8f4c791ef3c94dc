/**
 * Names of the components that authors use in MDX. The build only knows the names. The browser's table in
 * `components/all-components.ts` must have exactly these keys.
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

/** Heavy components: docs pages that do not use them do not load them. */
export const heavyComponentNames = ['Demo', 'MediaTool', 'YouTube'] as const satisfies ComponentName[];

export type HeavyComponentName = (typeof heavyComponentNames)[number];

/** Imports from other documentation tools that map to a component of this site. */
export const componentAliases: Record<string, ComponentName> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
};

/** Block components; the others are inline. */
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
