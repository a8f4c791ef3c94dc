import { installCommand, packageNames } from '../../shared/install-commands';
import { PackageManagerTabs } from '../package-manager-tabs/package-manager-tabs';

/** Props of `<Installation>`: one package, or several, apart by spaces. */
export interface InstallationProps {
  pkg: string | string[];
}

/** How to install packages, with every package manager. */
export function Installation({ pkg }: InstallationProps) {
  const packages = packageNames(pkg);
  return <PackageManagerTabs commandFor={(manager) => installCommand(manager, packages)} />;
}
