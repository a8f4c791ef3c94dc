import { translateCommand } from '@docs/content/shared';
import { PackageManagerTabs } from '../package-manager-tabs/package-manager-tabs';

/** Props of `<Commands>`: commands as they are written for npm, in order. */
export interface CommandsProps {
  run: string | string[];
}

/** Commands to run in a terminal, for every package manager. */
export function Commands({ run }: CommandsProps) {
  const lines = [run].flat();
  return (
    <PackageManagerTabs
      commandFor={(manager) => lines.map((line) => translateCommand(manager, line)).join('\n')}
    />
  );
}
