import { installCommand, packageNames, packagesWithoutVersion, versionNote } from '@docs/content/shared';
import { PackageManagerTabs } from '../package-manager-tabs/package-manager-tabs';
import * as styles from './installation.module.css';

/** Props of `<Installation>`: one package, or several separated by spaces. */
export interface InstallationProps {
  pkg: string | string[];
}

/** The command that installs packages, for every package manager, with the version that they need. */
export function Installation({ pkg }: InstallationProps) {
  const packages = packageNames(pkg);
  const [first] = packagesWithoutVersion(packages);
  return (
    <>
      <PackageManagerTabs commandFor={(manager) => installCommand(manager, packages)} />
      {first && (
        <p className={styles.note}>
          {versionNote.text} <code>{versionNote.code(first)}</code>.
        </p>
      )}
    </>
  );
}
