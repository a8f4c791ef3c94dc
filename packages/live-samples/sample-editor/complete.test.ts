import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import type { Completions } from '../shared/completions';
import { complete } from './complete';

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
])('suggests nothing in %s', (_name, code) => expect(at(code)).toBeNull());
