import {
  createCommand,
  installCommand,
  packageManagers,
  packageNames,
  packagesWithoutVersion,
  translateCommand,
} from './install-commands';

describe('packageNames', () => {
  it('takes one name, several in a string, or a list', () => {
    expect(packageNames('@remotion/paths')).toEqual(['@remotion/paths']);
    expect(packageNames(' remotion  @remotion/cli, three ')).toEqual(['remotion', '@remotion/cli', 'three']);
    expect(packageNames(['remotion', 'zod@3.22.3'])).toEqual(['remotion', 'zod@3.22.3']);
  });
});

describe('installCommand', () => {
  it('installs exact versions with every package manager', () => {
    const packages = ['remotion', '@remotion/cli'];
    expect(packageManagers.map((manager) => installCommand(manager, packages))).toEqual([
      'npm i --save-exact remotion @remotion/cli',
      'pnpm add --save-exact remotion @remotion/cli',
      'yarn add --exact remotion @remotion/cli',
      'bun add --exact remotion @remotion/cli',
    ]);
  });
});

describe('createCommand', () => {
  it('creates a project, with a template or without', () => {
    expect(createCommand('npm', { template: 'still' })).toBe('npx create-video@latest --still');
    expect(packageManagers.slice(1).map((manager) => createCommand(manager))).toEqual([
      'pnpm create video',
      'yarn create video',
      'bun create video',
    ]);
    expect(
      packageManagers.map((manager) => createCommand(manager, { template: 'tts', version: '4.0.411' })),
    ).toEqual([
      'npx create-video@4.0.411 --tts',
      'pnpm create video@4.0.411 --tts',
      'yarn create video@4.0.411 --tts',
      'bun create video@4.0.411 --tts',
    ]);
  });
});

test('only Remotion packages without a version need a note', () => {
  expect(packagesWithoutVersion(['@remotion/paths', 'remotion', 'zod', '@remotion/gif@4.0.1'])).toEqual([
    '@remotion/paths',
    'remotion',
  ]);
});

test.each([
  [
    'npx create-video@latest --blank my-video',
    'pnpm create video --blank my-video',
    'bun create video --blank my-video',
  ],
  ['npm install', 'pnpm install', 'bun install'],
  ['npm run dev', 'pnpm run dev', 'bun run dev'],
  ['npx remotion studio', 'pnpm exec remotion studio', 'bunx remotion studio'],
  ['cd my-video', 'cd my-video', 'cd my-video'],
])('%s has a counterpart in other package managers', (npm, pnpm, bun) => {
  expect(translateCommand('npm', npm)).toBe(npm);
  expect(translateCommand('pnpm', npm)).toBe(pnpm);
  expect(translateCommand('bun', npm)).toBe(bun);
});
