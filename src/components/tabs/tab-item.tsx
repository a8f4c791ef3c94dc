import type { ReactNode } from 'react';

/** Props of a tab, with the names that authors know from other documentation tools. */
export interface TabItemProps {
  /** Name of the tab within its group; defaults to the label. */
  value?: string;
  label?: ReactNode;
  /** Shows this tab first. */
  default?: boolean;
  children?: ReactNode;
}

/** A tab of `<Tabs>` that shows its children. Outside of `<Tabs>` it only renders its children. */
export function TabItem({ children }: TabItemProps) {
  return <div>{children}</div>;
}
