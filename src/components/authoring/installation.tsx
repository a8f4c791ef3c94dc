import { installCommand, packageNames } from '../../shared/install-commands';
import { PackageManagerTabs } from '../package-manager-tabs/package-manager-tabs';

/** Props of `<Installation>`: one package, or several separated by spaces. */
export interface InstallationProps {
  pkg: string | string[];
}

/** The command that installs packages, for every package manager. */
export function Installation({ pkg }: InstallationProps) {
  const packages = packageNames(pkg);
  return <PackageManagerTabs commandFor={(manager) => installCommand(manager, packages)} />;
}
