import type { CodeRule } from '@docs/content/shared';
import { compileSample } from './compile';

const broken = (code: string, ...rules: CodeRule[]) => {
  const result = compileSample({ code, rules });
  return 'error' in result ? result.error.message : result.broken;
};
const uses = { uses: 'interpolate' };

test('an import counts if it is used, by any name', () => {
  expect(
    broken("import {interpolate} from 'remotion';\nexport const a = interpolate(1, [0, 1], [0, 1]);", uses),
  ).toEqual([]);
  expect(
    broken("import {interpolate as map} from 'remotion';\nexport const a = map(1, [0, 1], [0, 1]);", uses),
  ).toEqual([]);
  expect(
    broken("import * as R from 'remotion';\nexport const a = R.interpolate(1, [0, 1], [0, 1]);", uses),
  ).toEqual([]);
  expect(broken("import {interpolate} from 'remotion';\nexport const a = 1; // interpolate()", uses)).toEqual(
    [0],
  );
  expect(
    broken(
      "// @filename: a.tsx\nexport {b} from './b';\n// @filename: b.ts\nimport {interpolate} from 'remotion';\nexport const b = interpolate;",
      uses,
    ),
  ).toEqual([]);
});

test('a hook only counts if it is called', () => {
  const hook = { uses: 'useCurrentFrame' };
  const of = (line: string, start = "import {useCurrentFrame} from 'remotion';") =>
    broken(`${start}\n${line}`, hook);
  expect(of('export const useA = () => useCurrentFrame();')).toEqual([]);
  expect(of('export const useA = () => R.useCurrentFrame();', "import * as R from 'remotion';")).toEqual([]);
  expect(of('export const useA = () => f();', "import {useCurrentFrame as f} from 'remotion';")).toEqual([]);
  expect(of('export const a = useCurrentFrame;')).toEqual([0]);
});

test('components, global functions, members and style properties are found', () => {
  const sequence = { uses: 'Sequence' };
  const code =
    "import {Sequence} from 'remotion';\nexport const A = () => <Sequence style={{transition: 'all 1s'}}>{Math.random()}</Sequence>;\nsetTimeout(() => 0);";
  expect(broken(code, sequence)).toEqual([]);
  expect(
    broken(
      code,
      { avoids: 'transition' },
      { avoids: 'animation' },
      { avoids: 'Math.random' },
      { avoids: 'setTimeout' },
    ),
  ).toEqual([0, 2, 3]);
  expect(
    broken('export const A = () => <p title="transition">transition</p>;', { avoids: 'transition' }),
  ).toEqual([]);
});
