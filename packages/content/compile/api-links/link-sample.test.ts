import { importsOf, linkSample } from './link-sample';
import { parseSample } from './parse-sample';
import type { FindApi } from './target';

const documented: Record<string, string[]> = {
  'remotion spring': ['frame', 'fps', 'from', 'config', 'config.damping'],
  'remotion interpolate': ['extrapolateLeft', 'easing'],
  'remotion Easing': ['bezier', 'in', 'ease'],
  'remotion Sequence': ['from', 'layout', 'style', 'name'],
  'remotion Series': ['Sequence', 'Sequence.offset', 'Sequence.durationInFrames'],
  'remotion useCurrentFrame': [],
  'remotion useVideoConfig': [],
  'remotion AbsoluteFill': [],
  'remotion Composition': ['component', 'fps', 'calculateMetadata'],
  'remotion CalculateMetadataFunction': [],
  '@remotion/player Player': ['component', 'inputProps'],
  '@remotion/player PlayerRef': [],
  '@remotion/renderer renderMedia': [
    'codec',
    'composition',
    'onProgress',
    'chromiumOptions',
    'chromiumOptions.gl',
  ],
  '@remotion/renderer selectComposition': ['serveUrl', 'id'],
  '@remotion/media-parser Parser': ['source'],
};

const findApi: FindApi = ([module, name, ...path]) => {
  const parts = documented[`${module} ${name}`];
  if (!parts || (path.length > 0 && !parts.includes(path.join('.')))) return undefined;
  return { to: [name, ...path].join('.'), title: '' };
};

/**
 * Returns the links of a page's last sample: the linked text, and its target if that differs from the text.
 */
function linksOf(language: string, ...samples: string[]): string[] {
  const parsed = samples.map((sample) => parseSample(sample, language));
  const links = linkSample(parsed.at(-1) ?? [], importsOf(parsed.flat()), findApi);
  const code = samples.at(-1) ?? '';
  expect(links).toEqual([...links].sort((a, b) => a.start - b.start));
  return links.map(({ start, end, to }) => {
    const text = code.slice(start, end);
    return text === to ? text : `${text} -> ${to}`;
  });
}

const cases: [about: string, language: string, samples: string[], expected: string[]][] = [
  [
    'an import and its use',
    'ts',
    ["import {useCurrentFrame} from 'remotion';\nconst frame = useCurrentFrame();"],
    ['useCurrentFrame', 'useCurrentFrame'],
  ],
  [
    'a renamed import: the alias leads to the export',
    'ts',
    ["import {spring as bounce} from 'remotion';\nbounce({fps: 30});"],
    ['spring', 'bounce -> spring', 'fps -> spring.fps'],
  ],
  [
    'an import renamed by a string',
    'ts',
    ["import {'spring' as s} from 'remotion';\ns({});"],
    ["'spring' -> spring", 's -> spring'],
  ],
  [
    'a namespace',
    'tsx',
    ["import * as R from 'remotion';\nR.spring({from: 1}); const a = <R.Sequence from={1} />;"],
    ['spring', 'from -> spring.from', 'Sequence', 'from -> Sequence.from'],
  ],
  [
    'a parameter that shadows an import',
    'ts',
    ["import {spring} from 'remotion';\nconst f = (spring: () => void) => spring();"],
    ['spring'],
  ],
  [
    'a block that shadows an import, and the name after it',
    'ts',
    ["import {spring} from 'remotion';\n{ const spring = (o: object) => o; spring({fps: 1}); }\nspring({});"],
    ['spring', 'spring'],
  ],
  [
    'a hoisted function that shadows an import',
    'js',
    ["import {spring} from 'remotion';\nfunction f() { return spring({fps: 1}); function spring() {} }"],
    ['spring'],
  ],
  [
    'a caught error, a class and a loop variable that shadow imports',
    'ts',
    [
      "import {spring, Easing, Series} from 'remotion';\ntry {} catch (spring) { log(spring); }\nfor (const Easing of []) log(Easing);\n(() => { class Series {} new Series(); })();",
    ],
    ['spring', 'Easing', 'Series'],
  ],
  [
    'a type parameter that shadows a type',
    'ts',
    [
      "import type {PlayerRef} from '@remotion/player';\ntype A<PlayerRef> = PlayerRef[];\ntype B = PlayerRef;",
    ],
    ['PlayerRef', 'PlayerRef'],
  ],
  [
    'another package with an export of the same name',
    'ts',
    ["import {spring} from 'react-spring';\nspring({fps: 1});"],
    [],
  ],
  ['a default import', 'ts', ["import spring from 'remotion';\nspring({fps: 1});"], []],
  [
    'type-only imports, whole and one by one',
    'ts',
    [
      "import type {PlayerRef} from '@remotion/player';\nimport {type CalculateMetadataFunction, spring} from 'remotion';\nlet a: PlayerRef; const b: CalculateMetadataFunction<{}> = spring;",
    ],
    ['PlayerRef', 'CalculateMetadataFunction', 'spring', 'PlayerRef', 'CalculateMetadataFunction', 'spring'],
  ],
  [
    'typeof and a type of a namespace',
    'ts',
    ["import * as P from '@remotion/player';\nlet a: P.PlayerRef; let b: typeof P.Player;"],
    ['PlayerRef', 'Player'],
  ],
  [
    'a member of a component as JSX, with its own props; closing tags are plain',
    'tsx',
    [
      "import {Series} from 'remotion';\nconst a = <Series><Series.Sequence offset={2} durationInFrames={1}>x</Series.Sequence></Series>;",
    ],
    [
      'Series',
      'Series',
      'Series',
      'Sequence -> Series.Sequence',
      'offset -> Series.Sequence.offset',
      'durationInFrames -> Series.Sequence.durationInFrames',
    ],
  ],
  [
    'members of a value, also nested in each other',
    'ts',
    [
      "import {Easing} from 'remotion';\nEasing.in(Easing.ease); Easing?.bezier(1, 2, 3, 4); Easing.unknown; Easing['ease'];",
    ],
    [
      'Easing',
      'Easing',
      'in -> Easing.in',
      'Easing',
      'ease -> Easing.ease',
      'Easing',
      'bezier -> Easing.bezier',
      'Easing',
      'Easing',
    ],
  ],
  [
    'options in any argument, and objects in objects',
    'ts',
    [
      "import {interpolate, spring} from 'remotion';\ninterpolate(1, [0, 1], [0, 1], {extrapolateLeft: 'clamp', other: 1});\nspring({fps: 30, config: {damping: 5, mass: 1}, damping: 7});",
    ],
    [
      'interpolate',
      'spring',
      'interpolate',
      'extrapolateLeft -> interpolate.extrapolateLeft',
      'spring',
      'fps -> spring.fps',
      'config -> spring.config',
      'damping -> spring.config.damping',
    ],
  ],
  [
    'shorthand options, spread and computed keys',
    'ts',
    ["import {spring} from 'remotion';\nconst fps = 1; spring({fps, ...rest, ['frame']: 1, [frame]: 2});"],
    ['spring', 'spring', 'fps -> spring.fps'],
  ],
  [
    'options behind `as` and `satisfies`',
    'ts',
    ["import {spring} from 'remotion';\nspring({fps: 1} as const); spring({from: 2} satisfies object);"],
    ['spring', 'spring', 'fps -> spring.fps', 'spring', 'from -> spring.from'],
  ],
  [
    'an object that is not an argument of the API',
    'ts',
    [
      "import {spring} from 'remotion';\nconst a = {fps: 1}; other({fps: spring({})}); spring(wrap({fps: 1}));",
    ],
    ['spring', 'spring', 'spring'],
  ],
  [
    'props of elements, and not those of HTML or of own components',
    'tsx',
    [
      'import {Sequence} from \'remotion\';\nconst Own = () => null;\nconst a = <Sequence name="a" style={{color: \'red\'}} data-x="1" {...rest}><div style={{}}><Own from={1} /></div></Sequence>;',
    ],
    ['Sequence', 'Sequence', 'name -> Sequence.name', 'style -> Sequence.style'],
  ],
  [
    'an API as the value of a prop',
    'tsx',
    [
      "import {Player} from '@remotion/player';\nimport {AbsoluteFill} from 'remotion';\nconst a = <Player component={AbsoluteFill} inputProps={{component: 1}} />;",
    ],
    [
      'Player',
      'AbsoluteFill',
      'Player',
      'component -> Player.component',
      'AbsoluteFill',
      'inputProps -> Player.inputProps',
    ],
  ],
  [
    'require, whole and taken apart',
    'js',
    [
      "const {renderMedia, selectComposition: select} = require('@remotion/renderer');\nconst R = require('remotion');\nrenderMedia({codec: 'h264'}); select({id: 'a'}); R.spring({fps: 1});",
    ],
    [
      'renderMedia',
      'selectComposition',
      'renderMedia',
      'codec -> renderMedia.codec',
      'select -> selectComposition',
      'id -> selectComposition.id',
      'spring',
      'fps -> spring.fps',
    ],
  ],
  [
    'a dynamic import, and a namespace taken apart',
    'ts',
    [
      "import * as R from 'remotion';\nconst {spring, interpolate: map = other} = R;\nconst {renderMedia} = await import('@remotion/renderer');\nspring({fps: 1}); map(1); renderMedia({chromiumOptions: {gl: 'angle'}});",
    ],
    [
      'spring',
      'interpolate',
      'renderMedia',
      'spring',
      'fps -> spring.fps',
      'map -> interpolate',
      'renderMedia',
      'chromiumOptions -> renderMedia.chromiumOptions',
      'gl -> renderMedia.chromiumOptions.gl',
    ],
  ],
  [
    'what a call returns is the own of the sample',
    'ts',
    [
      "import {useVideoConfig} from 'remotion';\nconst {fps, width: spring} = useVideoConfig(); spring({fps});",
    ],
    ['useVideoConfig', 'useVideoConfig'],
  ],
  [
    'a variable that can change',
    'ts',
    ["import * as R from 'remotion';\nlet {spring} = R; spring({fps: 1});"],
    ['spring'],
  ],
  [
    'a class',
    'ts',
    [
      "import {Parser} from '@remotion/media-parser';\nclass Own extends Parser {}\nnew Parser({source: 1}); new Own({source: 1});",
    ],
    ['Parser', 'Parser', 'Parser', 'source -> Parser.source'],
  ],
  [
    'several files, which do not share their names, and an export that another file imports',
    'ts',
    [
      "// @filename: a.ts\nimport {spring as s} from 'remotion';\nexport {s as bounce};\nexport {interpolate} from 'remotion';\n// @filename: b.ts\nimport {bounce, interpolate} from './a';\nbounce({fps: 1}); const s = () => 1; s();",
    ],
    [
      'spring',
      's -> spring',
      'interpolate',
      'bounce -> spring',
      'interpolate',
      'bounce -> spring',
      'fps -> spring.fps',
    ],
  ],
  [
    'hidden lines above a cut',
    'ts',
    ["import {spring} from 'remotion';\n// ---cut---\nspring({fps: 1});"],
    ['spring', 'spring', 'fps -> spring.fps'],
  ],
  [
    'a sample without imports means those of its page, but not where it declares the name',
    'tsx',
    [
      "import {spring as s, Sequence, Series} from 'remotion';",
      "import {Series} from 'other';",
      'const Sequence = () => null;\nconst a = <Sequence from={s({fps: 1})} />; const b = <Series />;',
    ],
    ['s -> spring', 'fps -> spring.fps'],
  ],
  [
    'names in strings, comments, JSX text, keys and labels',
    'tsx',
    [
      "import {spring} from 'remotion';\n// spring()\nconst a = 'spring'; const b = <p>spring</p>; const c = {spring: 1}; c.spring; spring: for (;;) break spring;",
    ],
    ['spring'],
  ],
  [
    'casts in angle brackets and generics of ts',
    'ts',
    ["import {spring} from 'remotion';\nconst a = <number>spring({fps: 1}); const id = <T>(x: T) => x;"],
    ['spring', 'spring', 'fps -> spring.fps'],
  ],
  [
    'JSX in a ts fence',
    'ts',
    ["import {AbsoluteFill} from 'remotion';\nconst a = <AbsoluteFill />;"],
    ['AbsoluteFill', 'AbsoluteFill'],
  ],
  [
    'characters outside of the basic plane before a name',
    'ts',
    ["import {spring} from 'remotion';\nconst a = '🎬🎬é'; spring({fps: 1});"],
    ['spring', 'spring', 'fps -> spring.fps'],
  ],
  ['names declared in a circle', 'ts', ['const {a} = b; const {b} = a; a({fps: 1});'], []],
  ['code that cannot be parsed', 'ts', ["import {spring} from 'remotion';\nspring({ ... "], []],
];

test.each(cases)('%s', (_about, language, samples, expected) => {
  expect(linksOf(language, ...samples)).toEqual(expected);
});
