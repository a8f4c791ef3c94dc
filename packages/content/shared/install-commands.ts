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
 * Returns the command that installs packages. Versions are exact, because all packages of a project must have the
 * same version. The command does not name a version, so it installs the latest one, which newly created projects
 * also have.
 */
export function installCommand(manager: PackageManager, packages: readonly string[]): string {
  return [installPrefix[manager], ...packages].join(' ');
}

/**
 * Returns the Remotion packages in a command without a version. All of them need the project's version, which is
 * not always the latest, so a note next to the command says how to add it.
 */
export function packagesWithoutVersion(packages: readonly string[]): string[] {
  return packages.filter((name) => /^(?:remotion|@remotion\/[\w-]+)$/.test(name));
}

/** Returns the note next to a command that installs Remotion packages, and the code at its end for one of them. */
export const versionNote = {
  text: 'All Remotion packages in a project must have the exact same version. If yours isn’t the latest, add the version:',
  code: (name: string) => `${name}@4.0.357`,
};

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

const runPrefix: Record<PackageManager, string> = {
  npm: 'npx ',
  pnpm: 'pnpm exec ',
  yarn: 'yarn ',
  bun: 'bunx ',
};

/** Converts an npm command to another package manager. */
export function translateCommand(manager: PackageManager, command: string): string {
  if (manager === 'npm') return command;
  return command
    .replace(/^npx create-video@latest\b/, createPrefix[manager])
    .replace(/^npm (?:i|install)$/, `${manager} install`)
    .replace(/^npm run /, `${manager} run `)
    .replace(/^npx /, runPrefix[manager]);
}
