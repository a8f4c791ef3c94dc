import type { ComponentName } from '@docs/content/shared';
import type { ComponentType } from 'react';
import { Commands } from './authoring/commands';
import { CompatibilityTable } from './authoring/compatibility-table';
import { Credits } from './authoring/credits';
import { Experimental } from './authoring/experimental';
import { Installation } from './authoring/installation';
import { OptionFilter } from './authoring/option-filter';
import { Step } from './authoring/step';
import { TsType } from './authoring/ts-type';
import { TabItem } from './tabs/tab-item';
import { Tabs } from './tabs/tabs';

/** Components by their MDX name. Their props come from content, so their types are unknown here. */
export type ComponentTable = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

/** Components with known names, each with its own props. */
export type NamedComponents = Partial<Record<ComponentName, ComponentType<never>>>;

const table: NamedComponents = {
  Commands,
  CompatibilityTable,
  Credits,
  Experimental,
  Installation,
  OptionFilter,
  Step,
  TabItem,
  Tabs,
  TsType,
};

/** The components of every page. `large-components.ts` adds those with large code. */
export const components = table as ComponentTable;
