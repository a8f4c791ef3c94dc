/** Package managers that commands are shown for, in the order of their tabs. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

const installPrefix: Record<PackageManager, string> = {
  npm: 'npm i --save-exact',
  pnpm: 'pnpm add --save-exact',
  yarn: 'yarn add --exact',
  bun: 'bun add --exact',
};

const createPrefix: Record<PackageManager, string> = {
  npm: 'npx create-video@latest',
  pnpm: 'pnpm create video',
  yarn: 'yarn create video',
  bun: 'bun create video',
};

/** The names in `pkg`, which are apart by spaces or commas. */
export function packageNames(pkg: string | readonly string[]): string[] {
  const list = typeof pkg === 'string' ? [pkg] : pkg;
  return list.flatMap((entry) => entry.split(/[\s,]+/)).filter(Boolean);
}

/**
 * The command that installs packages. Versions are exact, because all packages of a project must have the same one; no
 * version is named, so that it is the one that a project created today has.
 */
export function installCommand(manager: PackageManager, packages: readonly string[]): string {
  return [installPrefix[manager], ...packages].join(' ');
}

/** The command that creates a project, from a starter template where its name is given. */
export function createCommand(manager: PackageManager, template?: string): string {
  return template ? `${createPrefix[manager]} --${template}` : createPrefix[manager];
}
