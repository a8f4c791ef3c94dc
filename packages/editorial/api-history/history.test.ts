import type { ApiExport } from '@docs/content/shared';
import { compareStates } from './compare';
import { formatHistory, readHistory, unknownPaths } from './read-history';
import { type ApiState, stateOf } from './state';

const entry = (name: string, given: Partial<ApiExport> = {}): ApiExport => ({
  module: 'toy',
  name,
  kind: 'function',
  signature: `${name}(): void`,
  members: [],
  ...given,
});
const member = (name: string, given = {}) => ({ name, type: 'number', optional: true, ...given });

test('the state of a version has a path for all that a package exports', () => {
  const exports = [
    entry('move', {
      signature: 'move(options: {}): (a: string) => void',
      members: [member('config', { members: [member('mass', { default: '1' })] })],
    }),
    entry('read', { returns: [member('size')] }),
    entry('Row', { kind: 'component', signature: '<Row>', members: [member('gap', { of: 'Cell' })] }),
    entry('VERSION', { kind: 'value', signature: 'VERSION: "4.0.1"' }),
    entry('Known', { kind: 'type' }),
    entry('Other', { kind: 'type' }),
  ];
  expect(stateOf(exports, '4.0.1', new Set(['Known']))).toEqual({
    move: { type: '(a: string) => void' },
    'move.config': { type: '{…}', optional: true },
    'move.config.mass': { type: 'number', optional: true, default: '1' },
    read: { type: '' },
    'read().size': { type: 'number', optional: true },
    Row: { type: '' },
    'Row.Cell.gap': { type: 'number', optional: true },
    VERSION: { type: 'string' },
    Known: { type: '' },
  });
});

test.each<[string, ApiState, ApiState, unknown[]]>([
  [
    'what comes with its object is said once',
    {},
    { a: { type: '' }, 'a.b': { type: 'x' } },
    [['added', 'a']],
  ],
  ['what goes with its object too', { 'a().b': { type: 'x' }, a: { type: '' } }, {}, [['removed', 'a']]],
  ['a deprecation', { a: { type: '' } }, { a: { type: '', deprecated: true } }, [['deprecated', 'a']]],
  [
    'an option made optional',
    { a: { type: 'x' } },
    { a: { type: 'x', optional: true } },
    [['optional', 'a']],
  ],
  [
    'an option made required',
    { a: { type: 'x', optional: true } },
    { a: { type: 'x' } },
    [['required', 'a']],
  ],
  [
    'another default',
    { a: { type: 'x', default: '1' } },
    { a: { type: 'x', default: '2' } },
    [['default', 'a', '1', '2']],
  ],
  [
    'a default that a comment says for the first time',
    { a: { type: 'x' } },
    { a: { type: 'x', default: '2' } },
    [],
  ],
  ['another type', { a: { type: 'x' } }, { a: { type: '() => y | z' } }, [['type', 'a', 'x', '() => y | z']]],
  [
    'another part of a union, whatever the order',
    { a: { type: '"a|b" | { c: 1 | 2 } | null' } },
    { a: { type: 'null | "d" | "a|b"' } },
    [['union', 'a', '{ c: 1 | 2 }', '"d"']],
  ],
])('%s', (_name, before, after, changes) => {
  expect(compareStates(before, after)).toEqual(changes);
});

/** A package that gets a function in 1.0.23, and an option of it in 2.0.4, the first version after 2.0.1. */
const anyType = { type: 'any' };
test.each<[string, ApiState, ApiState]>([
  ['a type that was not found', { a: anyType }, { a: { type: '{…}' }, 'a.b': { type: 'x' } }],
  ['a type that is no longer found', { a: { type: '{…}' }, 'a.b': { type: 'x' } }, { a: anyType }],
  [
    'the order of a union within a type',
    { a: { type: '(b: "x" | "y") => void' } },
    { a: { type: '(b: "y" | "x") => void' } },
  ],
  [
    'quotes and the prefix of React',
    { a: { type: "{ 'b-c': React.CSSProperties }" } },
    { a: { type: '{ "b-c": CSSProperties }' } },
  ],
  ['a part of a union that is written twice', { a: { type: 'x | y' } }, { a: { type: 'y | x | y' } }],
])('no change: %s', (_name, before, after) => {
  expect(compareStates(before, after)).toEqual([]);
});

test('a history starts with the first version that has types', async () => {
  const open = async (version: string) => (version === '1.0.0' ? undefined : { old: { type: '' } });
  const history = await readHistory({
    name: 'toy',
    versions: ['1.0.0', '1.0.1', '1.0.2'],
    open,
    to: '1.0.2',
  });
  expect(history).toEqual({ package: 'toy', first: '1.0.1', to: '1.0.2', versions: [] });
});

const versions = [...Array.from({ length: 40 }, (_, patch) => `1.0.${patch}`), '2.0.0', '2.0.1', '2.0.4'];
const stateAt = (version: string): ApiState => ({
  old: { type: '' },
  ...(versions.indexOf(version) >= 23 ? { move: { type: '' } } : {}),
  ...(version === '2.0.4' ? { 'move.fast': { type: 'boolean' } } : {}),
});

test('the version of each change is found without opening all versions', async () => {
  const opened = new Set<string>();
  const open = async (version: string) => {
    opened.add(version);
    return stateAt(version);
  };
  const history = await readHistory({ name: 'toy', versions, open, to: '2.0.1' });
  expect(history).toEqual({
    package: 'toy',
    first: '1.0.0',
    to: '2.0.1',
    versions: [{ version: '1.0.23', changes: [['added', 'move']] }],
  });
  expect(opened.size).toBeLessThan(12);

  opened.clear();
  const extended = await readHistory({ name: 'toy', versions, open, before: history, to: '2.0.9' });
  expect(extended?.versions).toEqual([
    { version: '1.0.23', changes: [['added', 'move']] },
    { version: '2.0.4', after: '2.0.1', changes: [['added', 'move.fast']] },
  ]);
  expect([...opened]).toEqual(['2.0.1', '2.0.4']);
  expect(JSON.parse(formatHistory(extended as NonNullable<typeof extended>))).toEqual(extended);
  expect(await readHistory({ name: 'toy', versions, open, before: extended, to: '2.0.9' })).toEqual(extended);
  expect(await readHistory({ name: 'toy', versions, open, to: '0.9.0' })).toBeUndefined();
});

test('what a snapshot has from a newer version of another package is unknown', () => {
  const snapshot = { package: 'toy', version: '1.0.0', exports: [entry('move', { members: [member('a')] })] };
  expect(unknownPaths(snapshot, { move: { type: '' } })).toEqual(['move.a']);
});
