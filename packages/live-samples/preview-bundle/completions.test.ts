import type { ApiExport } from '../../content/shared/api';
import { completionsOf } from './completions';

const entry = (more: Partial<ApiExport>): ApiExport => ({
  module: 'remotion',
  name: 'spring',
  kind: 'function',
  signature: 'spring(options: SpringOptions): number',
  members: [],
  ...more,
});

test('exports of the modules that samples may import, with their options', () => {
  const members = [
    { name: 'frame', type: 'number', optional: false },
    { name: 'old', type: 'number', optional: true, deprecated: true as const },
    { name: 'name', type: 'string', optional: true, of: 'Sequence' },
  ];
  expect(
    completionsOf([entry({ members, parameter: 'options' }), entry({ module: '@remotion/lambda' })]),
  ).toEqual({
    remotion: [
      {
        name: 'spring',
        detail: 'spring(options: SpringOptions): number',
        options: [
          ['frame', 'number'],
          ['name', 'string', 'Sequence'],
        ],
      },
    ],
  });
});

test('parameters are no options, and types and deprecated exports are left out', () => {
  const members = [{ name: 'input', type: 'number', optional: false }];
  const found = completionsOf([
    entry({ name: 'random', members }),
    entry({ name: 'SpringConfig', kind: 'type' }),
    entry({ name: 'Old', deprecated: true }),
  ]);
  expect(found.remotion?.map(({ name, options }) => [name, options])).toEqual([['random', undefined]]);
});
