import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { TabItem, type TabItemProps } from './tab-item';

/** A tab, ready to be rendered. */
export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** A label that is set on the group instead of the item. */
export interface TabValue {
  value: string;
  label?: string;
  default?: boolean;
}

/** The data of a group of tabs. */
export interface TabGroup {
  tabs: Tab[];
  /** The initial tab: the one marked as default, else the first. */
  initial: string;
}

interface TabGroupSource {
  children?: ReactNode;
  values?: TabValue[] | undefined;
  defaultValue?: string | null | undefined;
}

/** Reads the tabs from the children of `<Tabs>`; `values` sets their order and labels if given. */
export function readTabs({ children, values, defaultValue }: TabGroupSource): TabGroup {
  const items = tabItems(children).map((props, index) => ({
    value: props.value ?? (typeof props.label === 'string' ? props.label : String(index)),
    label: props.label ?? props.value ?? String(index + 1),
    content: props.children,
    isDefault: props.default === true,
  }));
  const listed = values
    ? values.flatMap(({ value, label, default: isDefault = false }) => {
        const item = items.find((candidate) => candidate.value === value);
        return item ? [{ ...item, label: label ?? item.label, isDefault: isDefault || item.isDefault }] : [];
      })
    : items;
  const wanted = listed.find((tab) => tab.value === defaultValue) ?? listed.find((tab) => tab.isDefault);
  return {
    tabs: listed.map(({ value, label, content }) => ({ value, label, content })),
    initial: (wanted ?? listed[0])?.value ?? '',
  };
}

/** Returns the items among the children; line breaks and other content between them are ignored. */
function tabItems(children: ReactNode): TabItemProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabItemProps>(child)) return [];
    if (child.type === Fragment) return tabItems(child.props.children);
    return child.type === TabItem || child.props.value !== undefined ? [child.props] : [];
  });
}
