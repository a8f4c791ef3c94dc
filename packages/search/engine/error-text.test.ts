import { isErrorText, maskVariables, messageOf } from './error-text';

test.each([
  ['Could not play video with src https://a.b/c.mp4: Code 4', 'Could not play video with src Code'],
  ['A delayRender() "Loading font" was not cleared after 28000ms', 'A delayRender() was not cleared after'],
  [
    "Cannot read properties of undefined (reading 'decode')",
    'Cannot read properties of undefined (reading )',
  ],
  [
    'TypeError: (0 , react__WEBPACK_IMPORTED_MODULE_0__.memo) is not a function',
    'TypeError: ( , .memo) is not a function',
  ],
  ['ENOENT: no such file, open /tmp/a/b.json', 'ENOENT: no such file, open'],
  ["It's the reader's", "It's the reader's"],
])('%s is masked as %s', (message, masked) => {
  expect(
    maskVariables(message)
      .replace(/[: ]+$/, '')
      .replace(/:? {2,}|: /g, (gap) => (gap === ': ' ? ': ' : ' ')),
  ).toBe(masked);
});

test('of a stack trace the message and its cause are left, with frames on lines or in one', () => {
  const frames = Array.from(
    { length: 20 },
    (_, line) => `    at async f${line} (file:///app/dist/x.js:${line}:1)`,
  );
  const trace = [
    '[2025-01-01T00:00:00Z] Error: No frame found at position 3',
    ...frames,
    'Caused by: TypeError: x is not a function',
  ];
  const message = 'Error: No frame found at position 3\nCaused by: TypeError: x is not a function';
  expect(messageOf(trace.join('\n'))).toBe(message);
  expect(messageOf(trace.join(' ').replace(/ {2,}/g, ' '))).toBe(message);
});

test('what is typed on one line stays as it is', () => {
  expect(messageOf('meet me at noon (12:00:00)')).toBe('meet me at noon (12:00:00)');
});

test.each([
  ['TypeError: x', true],
  ['render failed', true],
  ['use current frame', false],
])('%s reads like an error: %s', (text, expected) => {
  expect(isErrorText(text)).toBe(expected);
});
