import { createCommand, installCommand, packageManagers, packageNames } from './install-commands';

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
