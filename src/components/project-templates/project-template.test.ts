import { cliName, kindLabel, repositoryAddress, stackblitzAddress } from './project-template';

const still = { repository: 'remotion-dev/template-still', branch: 'main' };

test('addresses are made of repository and branch', () => {
  expect(repositoryAddress(still)).toBe('https://github.com/remotion-dev/template-still');
  expect(repositoryAddress({ ...still, branch: 'next' })).toBe(
    'https://github.com/remotion-dev/template-still/tree/next',
  );
  expect(stackblitzAddress(still)).toBe(
    'https://stackblitz.com/github/remotion-dev/template-still/tree/main',
  );
});

test('the command takes the flag of its own where there is one', () => {
  expect(cliName({ slug: 'tts', cliId: null })).toBe('tts');
  expect(cliName({ slug: 'tts', cliId: 'tts-azure' })).toBe('tts-azure');
});

test('kinds have labels', () => {
  expect(kindLabel('framework')).toBe('Web frameworks');
  expect(kindLabel('toString')).toBe('toString');
});
