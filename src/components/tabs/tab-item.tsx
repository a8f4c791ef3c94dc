import type { ReactNode } from 'react';

/** Props of a tab, in the words that authors know from other documentation tools. */
export interface TabItemProps {
  /** Name of the tab within its group; the label where nothing is said. */
  value?: string;
  label?: ReactNode;
  /** Shows this tab first. */
  default?: boolean;
  children?: ReactNode;
}

/** One tab of `<Tabs>`, which shows its children. On its own it is its content and nothing more. */
export function TabItem({ children }: TabItemProps) {
  return <div>{children}</div>;
}
