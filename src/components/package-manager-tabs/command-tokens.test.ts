import {
  createCommand,
  installCommand,
  packageManagers,
} from '../../../packages/content/shared/install-commands';
import { commandTokens } from './command-tokens';

test('programs and flags are colored', () => {
  expect(commandTokens('npm i --save-exact remotion')).toEqual([
    { text: 'npm', className: 'token function' },
    { text: ' ' },
    { text: 'i' },
    { text: ' ' },
    { text: '--save-exact', className: 'token variable' },
    { text: ' ' },
    { text: 'remotion' },
  ]);
});

test('a short name is marked, so that it does not break at its hyphen', () => {
  expect(commandTokens('cd my-video')).toEqual([
    { text: 'cd' },
    { text: ' ' },
    { text: 'my-video', className: 'flag' },
  ]);
});

test.each(packageManagers)('the tokens of the commands of %s add up to their text', (manager) => {
  for (const command of [
    installCommand(manager, ['remotion', '@remotion/player']),
    createCommand(manager, { template: 'hello-world' }),
  ])
    expect(
      commandTokens(command)
        .map(({ text }) => text)
        .join(''),
    ).toBe(command);
});
