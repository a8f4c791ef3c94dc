/** Package managers with a tab, in order. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

const installPrefix: Record<PackageManager, string> = {
  npm: 'npm i --save-exact',
  pnpm: 'pnpm add --save-exact',
  yarn: 'yarn add --exact',
  bun: 'bun add --exact',
};

const createPrefix: Record<PackageManager, string> = {
  npm: 'npx create-video',
  pnpm: 'pnpm create video',
  yarn: 'yarn create video',
  bun: 'bun create video',
};

/** Returns the package names in `pkg`, separated by spaces or commas. */
export function packageNames(pkg: string | readonly string[]): string[] {
  const list = typeof pkg === 'string' ? [pkg] : pkg;
  return list.flatMap((entry) => entry.split(/[\s,]+/)).filter(Boolean);
}

/**
 * Returns the command that installs packages. Versions are exact, because all packages of a project must have
 * the same version. The command names no version, so it installs the latest, which newly created projects
 * have too.
 */
export function installCommand(manager: PackageManager, packages: readonly string[]): string {
  return [installPrefix[manager], ...packages].join(' ');
}

/**
 * Returns the command that creates a project: from a project template, and with a certain version of
 * create-video if they are given.
 */
export function createCommand(
  manager: PackageManager,
  { template, version = manager === 'npm' ? 'latest' : '' }: { template?: string; version?: string } = {},
): string {
  const program = version ? `${createPrefix[manager]}@${version}` : createPrefix[manager];
  return template ? `${program} --${template}` : program;
}
