import { messageMatcher } from '../checks/content/match-message';
import { affectedPages, compareToolkits } from './changes';

const member = (name: string, more: object = {}) => ({ name, type: 'number', optional: true, ...more });

function toolkit(exports: object[], flags: string[], messages: string[]) {
  const entries = exports.map((entry) => ({
    module: 'remotion',
    kind: 'function',
    signature: 'spring()',
    ...entry,
  }));
  return {
    api: [{ package: 'remotion', version: '1.0.0', exports: entries }],
    cli: { command: '', packages: {}, commands: ['render'], flags: { remotion: flags } },
    messages: { command: '', packages: {}, messages: { remotion: messages } },
  } as unknown as Parameters<typeof compareToolkits>[0];
}

const before = toolkit(
  [
    { name: 'spring', members: [member('from'), member('config', { members: [member('mass')] })] },
    { name: 'old', members: [] },
  ],
  ['crf', 'log'],
  ['The frame … is out of range of the video', 'Kept as it was in this version'],
);
const after = toolkit(
  [
    {
      name: 'spring',
      members: [
        member('from', { optional: false, type: 'string' }),
        member('config', { members: [member('mass', { deprecated: true }), member('damping')] }),
      ],
    },
    { name: 'fresh', members: [] },
  ],
  ['crf', 'log-level'],
  ['Kept as it was in this version'],
);

const changes = compareToolkits(before, after);

test('exports, options, flags and messages that differ between two versions are listed', () => {
  expect(changes.map(({ text }) => text)).toEqual([
    'Added fresh',
    'Removed old',
    'Added config.damping',
    'Deprecated config.mass',
    'Made from required',
    'Changed the type of from from number to string',
    '--log-level is new',
    '--log is gone',
    'no longer printed: The frame … is out of range of the video',
  ]);
  expect(compareToolkits(before, before)).toEqual([]);
});

test('each page is listed with what concerns it, and what concerns none is listed apart', () => {
  const pages = [
    { file: 'spring.mdx', source: '', api: { package: 'remotion', export: 'spring' } },
    { file: 'cli.mdx', source: 'Pass `--log=verbose`.' },
    { file: 'flags.mdx', source: 'Pass `--log-level=verbose`.' },
    { file: 'error.mdx', source: '```txt\nThe frame 12 is out of range of the video\n```\n' },
    { file: 'other.mdx', source: 'Nothing of it.' },
  ];
  const { pages: affected, others } = affectedPages(changes, pages, (message) => messageMatcher([message]));
  expect(affected.map(({ file }) => file)).toEqual(['cli.mdx', 'error.mdx', 'flags.mdx', 'spring.mdx']);
  expect(affected[0]?.changes).toEqual(['--log is gone']);
  expect(affected[2]?.changes).toEqual(['--log-level is new']);
  expect(affected[3]?.changes).toHaveLength(4);
  expect(others).toEqual(['remotion fresh: Added fresh', 'remotion old: Removed old']);
});
