import type { ComponentType } from 'react';
import type { ComponentName } from '../shared/component-names';
import { AvailableFrom } from './authoring/available-from';
import { CompatibilityTable } from './authoring/compatibility-table';
import { Credits } from './authoring/credits';
import { Experimental } from './authoring/experimental';
import { Installation } from './authoring/installation';
import { Step } from './authoring/step';
import { TsType } from './authoring/ts-type';
import { TabItem } from './tabs/tab-item';
import { Tabs } from './tabs/tabs';

/** Components by their MDX name. Their props come from content, so their types are unknown here. */
export type ComponentTable = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

const table = {
  AvailableFrom,
  CompatibilityTable,
  Credits,
  Experimental,
  Installation,
  Step,
  TabItem,
  Tabs,
  TsType,
} satisfies Partial<Record<ComponentName, ComponentType<never>>>;

/** The lightweight components, available on every page. `all-components.ts` adds the others. */
export const lightComponents = table as unknown as ComponentTable;
