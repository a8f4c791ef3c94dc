import { type PackageManager, packageManagers } from '@docs/content/shared';
import { useChoice } from '../tabs/use-choice';

/** Group id of the tabs for package managers. */
export const packageManagerGroup = 'package-manager';

/** Returns the package manager that the reader has chosen in such tabs, else the first one. */
export function usePackageManager(): PackageManager {
  const [chosen] = useChoice(packageManagerGroup);
  return packageManagers.find((manager) => manager === chosen) ?? packageManagers[0];
}
