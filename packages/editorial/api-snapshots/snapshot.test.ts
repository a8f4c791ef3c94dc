import type { ApiExport, ApiHistory, ApiPackage } from '@docs/content/shared';
import { coverageNote, coverageTable, describeFloors, percentOf, raisedFloors } from './coverage';
import { formatSnapshot, makeSnapshot, snapshotFile } from './snapshot';

const entry = (name: string, given: Partial<ApiExport> = {}): ApiExport => ({
  module: 'remotion',
  name,
  kind: 'function',
  signature: `${name}(): void`,
  members: [],
  ...given,
});
const option = { name: 'a', type: 'number', optional: true };
const read: ApiPackage = {
  package: 'remotion',
  version: '4.0.1',
  exports: [
    entry('spring', { members: [{ ...option, members: [option] }] }),
    entry('Caption', { kind: 'type', alsoIn: ['remotion/light'] }),
    entry('Other', { kind: 'type' }),
  ],
};

test('a type is in the snapshot only where a page is about it', () => {
  const names = (documented: string[]) =>
    makeSnapshot(read, undefined, new Set(documented)).exports.map(({ name }) => name);
  expect(names([])).toEqual(['spring']);
  expect(names(['remotion/light Caption'])).toEqual(['spring', 'Caption']);
});

test('what types do not tell stays as it was', () => {
  const before: ApiPackage = {
    ...read,
    version: '4.0.0',
    exports: [
      entry('spring', {
        since: '3.0.0',
        members: [
          { ...option, type: 'string', default: '1', since: '3.1.0', members: [{ ...option, default: '2' }] },
        ],
      }),
    ],
  };
  expect(makeSnapshot(read, before, new Set())).toEqual({
    package: 'remotion',
    version: '4.0.1',
    exports: [
      entry('spring', {
        since: '3.0.0',
        members: [{ ...option, default: '1', since: '3.1.0', members: [{ ...option, default: '2' }] }],
      }),
    ],
  });
});

test('the history tells which version added and which one last changed a member', () => {
  const history: ApiHistory = {
    package: 'remotion',
    first: '3.0.0',
    to: '4.0.1',
    versions: [
      { version: '3.1.0', changes: [['added', 'spring.a']] },
      { version: '4.0.1', changes: [['default', 'spring.a', '1', '2']] },
    ],
  };
  const spring = entry('spring', { members: [option] });
  const [made] = makeSnapshot({ ...read, exports: [spring] }, undefined, new Set(), history).exports;
  expect(made?.members).toEqual([{ ...option, since: '3.1.0', changedIn: '4.0.1' }]);
});

test('a snapshot is JSON with a line for each member', () => {
  const snapshot = { ...read, exports: [entry('spring', { members: [option, option], returns: [option] })] };
  const text = formatSnapshot(snapshot);
  expect(JSON.parse(text)).toEqual(snapshot);
  expect(text.split('\n').filter((line) => line.startsWith('    {'))).toHaveLength(3);
  expect(snapshotFile('@remotion/lambda-client')).toBe('lambda-client.json');
  expect(snapshotFile('remotion')).toBe('remotion.json');
});

describe('how much is documented', () => {
  const coverage = [
    { package: 'remotion', documented: 2, exports: 3, missing: ['random'] },
    { package: '@remotion/gif', documented: 0, exports: 1, missing: ['Gif'] },
  ];

  test('is reported package by package, and in one line', () => {
    expect(coverageTable(coverage)).toBe('remotion           2/3  random\n@remotion/gif      0/1  Gif');
    expect(coverageNote(coverage)).toBe('2 of 4 exports have a page');
    expect(percentOf({ package: 'x', documented: 0, exports: 0, missing: [] })).toBe(100);
  });

  test('may not fall, and rises by itself', () => {
    expect(describeFloors(coverage, { remotion: 66 })).toEqual([]);
    expect(describeFloors(coverage, { remotion: 67 })).toEqual([
      'remotion: 66 % of the exports have a page, and samples/limits.json asks for 67 %. Without one: random. Write pages, or list exports with a reason in samples/api-exceptions.json.',
    ]);
    expect(raisedFloors(coverage, { remotion: 50 })).toEqual({ remotion: 66 });
    expect(raisedFloors(coverage, { remotion: 66 })).toBeUndefined();
  });
});

test('a default that the comments of the types get wrong is corrected', () => {
  const tracks = { name: 'setMaxTimelineTracks', type: '(maxTracks: number) => void', optional: false };
  const config = entry('Config', { members: [{ ...tracks, default: '15' }] });
  const { exports } = makeSnapshot({ ...read, exports: [config] }, undefined, new Set());
  expect(exports[0]?.members[0]?.default).toBe('90');
});
