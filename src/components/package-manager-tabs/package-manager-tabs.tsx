import { type PackageManager, packageManagers } from '@docs/content/shared';
import { TabItem } from '../tabs/tab-item';
import { Tabs } from '../tabs/tabs';
import { Command } from './command';
import { packageManagerGroup } from './use-package-manager';

interface PackageManagerTabsProps {
  /** Returns the command for a package manager. */
  commandFor: (manager: PackageManager) => string;
}

/** A command for each package manager. The choice applies to all such tabs of the site. */
export function PackageManagerTabs({ commandFor }: PackageManagerTabsProps) {
  return (
    <Tabs groupId={packageManagerGroup} label="Package manager">
      {packageManagers.map((manager) => (
        <TabItem key={manager} value={manager}>
          <Command command={commandFor(manager)} />
        </TabItem>
      ))}
    </Tabs>
  );
}
