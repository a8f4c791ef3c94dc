import { temporaryFolder } from '../../../test/support/temporary';
import { nativeMessages, readMessages, textsIn } from './messages';

test('variables are masked, and texts that are put together are one', () => {
  const code = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is code
    'throw new Error(`The file ${name} was not found`);',
    "warn('Loading the image ' + src + ' took too long');",
    "fail(['A handle', label, 'was not cleared'].filter(Boolean).join(' '));",
  ].join('\n');
  expect(textsIn('a.js', code).messages).toEqual(
    expect.arrayContaining([
      'The file … was not found',
      'Loading the image … took too long',
      'A handle … was not cleared',
    ]),
  );
});

test('keys, styles, fonts and code are no messages', () => {
  const texts = [
    'use strict',
    'min(calc(1px - 2px), 3px)',
    'Noto Serif Grantha',
    'if (a) { b.c(); }',
    'U+3b1, U+25a1',
  ];
  const code = texts.map((text) => `f(${JSON.stringify(text)});`).join('\n');
  expect(textsIn('a.js', code).messages).toEqual([]);
});

test('errors are the texts that are thrown or logged as errors', () => {
  const code = [
    'const reason = ["The folder", name, "is empty"].join(" ");',
    'if (a) throw new Error(reason);',
    "reject(new TypeError('The frame must be an integer'));",
    "log_1.Log.error({ indent }, chalk.red('The entry point was not found'));",
    "log_1.Log.info({ indent }, 'The folder was copied');",
    "const style = 'The background is red';",
  ].join('\n');
  expect(textsIn('a.js', code).errors).toEqual([
    'The folder … is empty',
    'The frame must be an integer',
    'The entry point was not found',
  ]);
});

test('the CommonJS build of a package is read if it has one', () => {
  const modules = temporaryFolder('modules', {
    'remotion/package.json': '{"version": "4.0.1"}',
    'remotion/dist/cjs/index.js': "throw new Error('The first message of all');",
    'remotion/dist/esm/index.mjs': "throw new Error('Not the first message');",
    '@remotion/cli/package.json': '{"version": "4.0.2"}',
    '@remotion/cli/dist/index.js': "console.log('The second message of all');",
    '@remotion/fonts/package.json': '{"version": "4.0.3"}',
  });
  expect(readMessages(modules)).toMatchObject({
    packages: { remotion: '4.0.1', '@remotion/cli': '4.0.2' },
    messages: { remotion: ['The first message of all'], '@remotion/cli': ['The second message of all'] },
    errors: { remotion: ['The first message of all'], '@remotion/cli': [] },
  });
});

test('the messages of a native program are told apart', () => {
  const binary =
    '\0\x01Could not seek in the file.No frame found at position  for source  (source = ).\0Mapaccess\0';
  expect(nativeMessages(binary)).toEqual([
    'Could not seek in the file.',
    'No frame found at position … for source … (source = …).',
  ]);
});
