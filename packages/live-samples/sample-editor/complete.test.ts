import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import type { Completions } from '../shared/completions';
import { complete } from './complete';
import { importOf } from './import-of';

const known: Completions = {
  remotion: [
    {
      name: 'spring',
      detail: 'spring(options)',
      options: [
        ['frame', 'number'],
        ['damping', 'number'],
      ],
    },
    {
      name: 'Sequence',
      detail: '<Sequence>',
      isComponent: true,
      options: [
        ['from', 'number'],
        ['name', 'string'],
      ],
    },
    {
      name: 'Series',
      detail: '<Series>',
      isComponent: true,
      options: [
        ['durationInFrames', 'number', 'Sequence'],
        ['children', 'ReactNode'],
      ],
    },
  ],
  '@remotion/shapes': [
    { name: 'Circle', detail: '<Circle>', isComponent: true, options: [['radius', 'number']] },
  ],
};

/** Returns the suggestions at the position of `|` in the code. */
function at(text: string): string[] | null {
  const head = text.indexOf('|');
  const state = EditorState.create({
    doc: text.replace('|', ''),
    selection: { anchor: head },
    extensions: [javascript({ jsx: true, typescript: true })],
  });
  return complete(new CompletionContext(state, head, true), known)?.options.map(({ label }) => label) ?? null;
}

test.each([
  ['names of exports', 'const a = sp|', ['spring', 'Sequence', 'Series', 'Circle']],
  ['exports of the module that is imported', "import {C|} from '@remotion/shapes';", ['Circle']],
  ['options of a function', 'spring({ fr| })', ['frame', 'damping']],
  ['options behind others', 'spring({ frame, da| })', ['frame', 'damping']],
  ['props of a component', 'const a = <Sequence fr| />', ['from', 'name']],
  ['props behind others', 'const a = <Sequence from={3} n|></Sequence>', ['from', 'name']],
  ['props of a component in a component', 'const a = <Series.Sequence du| />', ['durationInFrames']],
  ['values in props', 'const a = <Sequence from={sp|} />', ['spring', 'Sequence', 'Series', 'Circle']],
  ['values of options', 'spring({ frame: sp| })', ['spring', 'Sequence', 'Series', 'Circle']],
])('suggests %s', (_name, code, expected) => expect(at(code)).toEqual(expected));

test('suggests modules', () => {
  expect(at("import {a} from '@rem|';")).toContain('@remotion/shapes');
});

test.each([
  ['text', 'const a = "sp|"'],
  ['comments', '// sp|'],
  ['text of an element', 'const a = <p>sp|</p>'],
  ['options of an unknown function', 'other({ a| })'],
  ['names that the code defines', 'const sp|'],
  ['members of objects', 'Math.sp|'],
])('suggests nothing in %s', (_name, code) => expect(at(code)).toBeNull());

test.each([
  ['a new import', '', "import {spring} from 'remotion';\n"],
  [
    'an import from elsewhere',
    "import {a} from '@remotion/a';",
    "import {spring} from 'remotion';\nimport {a} from '@remotion/a';",
  ],
  ['an import in one line', "import {a, b} from 'remotion';", "import {a, b, spring} from 'remotion';"],
  [
    'an import in lines',
    "import {\n  a,\n  b,\n} from 'remotion';",
    "import {\n  a,\n  b,\n  spring,\n} from 'remotion';",
  ],
  [
    'types',
    "import type {A} from 'remotion';",
    "import {spring} from 'remotion';\nimport type {A} from 'remotion';",
  ],
  ['a type and a name', "import {type A} from 'remotion';", "import {type A, spring} from 'remotion';"],
  ['the name itself', "import {\n  a,\n  spring,\n} from 'remotion';"],
  ['a name of its own', 'const spring = 1;'],
])('a suggestion that is accepted is imported, with %s', (_name, code, expected = code) => {
  const { from, insert } = importOf(code, 'spring', 'remotion') ?? { from: 0, insert: '' };
  expect(code.slice(0, from) + insert + code.slice(from)).toBe(expected);
});
