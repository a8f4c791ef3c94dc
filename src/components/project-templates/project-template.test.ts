import { kindLabel, repositoryAddress, stackblitzAddress, templateCommand } from './project-template';

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

test('the command takes the flag and the version of its own where there are any', () => {
  const tts = { slug: 'tts', cliId: null, createVersion: null };
  expect(templateCommand('npm', tts)).toBe('npx create-video@latest --tts');
  expect(templateCommand('npm', { ...tts, cliId: 'tts-azure' })).toBe('npx create-video@latest --tts-azure');
  expect(templateCommand('npm', { ...tts, createVersion: '4.0.411' })).toBe('npx create-video@4.0.411 --tts');
});

test('kinds have labels', () => {
  expect(kindLabel('framework')).toBe('Web frameworks');
  expect(kindLabel('toString')).toBe('toString');
});
