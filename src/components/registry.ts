import type { ComponentType } from 'react';
import type { ComponentName } from '../shared/component-names';
import { AvailableFrom } from './authoring/available-from';
import { CompatibilityTable } from './authoring/compatibility-table';
import { Credits } from './authoring/credits';
import { Experimental } from './authoring/experimental';
import { Installation } from './authoring/installation';
import { Step } from './authoring/step';
import { TsType } from './authoring/ts-type';
import { Demo } from './demo/demo';
import { MediaTool } from './media-tool/media-tool';
import { TabItem } from './tabs/tab-item';
import { Tabs } from './tabs/tabs';
import { YouTube } from './youtube/youtube';

/*
 * Every component that authors may use in MDX. All of these are small; one that brings code of its own (a player, a
 * chart) belongs here as `lazyNearViewport(() => import(…))`, so that a page pays for it only where it is seen.
 */
const components = {
  AvailableFrom,
  CompatibilityTable,
  Credits,
  Demo,
  Experimental,
  Installation,
  MediaTool,
  Step,
  TabItem,
  Tabs,
  TsType,
  YouTube,
} satisfies Record<ComponentName, ComponentType<never>>;

/** The components by name. Their props come out of content, so nothing is known of them here. */
export const componentRegistry = components as unknown as Record<
  ComponentName,
  ComponentType<Record<string, unknown>>
>;
