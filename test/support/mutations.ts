import { fuzzedSource, randomOf } from './fuzz';
import type { Files } from './temporary';

/** What can be nested: an opening, and what closes it. */
const pairs: readonly [string, string][] = [
  ['[', ']'],
  ['[', '](x)'],
  ['![', '](x.png)'],
  ['{', '}'],
  ['(', ')'],
  ['<div>', '</div>'],
  ['<b>', '</b>'],
  ['<Tabs>', '</Tabs>'],
  ['<>', '</>'],
  ['<a b={', '} />'],
  ['{[', ']}'],
  ['{{a: ', '}}'],
  ['{"a": ', '}'],
  ['> ', ''],
  ['- ', ''],
  ['1. ', ''],
  ['*a ', ' b*'],
  ['**a ', ' b**'],
  ['~~a ', ' b~~'],
  ['`', '`'],
  ['`${', '}`'],
  [':::note\n', '\n:::'],
  [':a[', ']'],
  ['{a: ', '}'],
  ['a<', '>'],
  ['|', '|'],
  ['"', '"'],
  ["'", "'"],
  ['<!--', '-->'],
  ['{/*', '*/}'],
  ['\\', ''],
  ['&', ''],
  ['&#', ';'],
  ['_', '_'],
  ['~', ''],
  ['$(', ')'],
  ['[^1]: ', ''],
  ['[a]: <', '>'],
  ['http://', ''],
  ['#', ''],
  ['---\n', ''],
  ['\t', ''],
  [' ', ''],
  ['\u00e9', ''],
  ['\u{1f600}', ''],
  ['a', ''],
  ['1 + ', ''],
  ['a ? b : ', ''],
  ['async () => ', ''],
  ['a\n', ''],
  ['\r', ''],
  ['a\n===\n', ''],
  ['* ', ''],
  ['a.', ''],
  ['@', ''],
];

const languages = ['tsx', 'ts', 'jsx', 'bash', 'md', 'mdx', 'html', 'css', 'json', 'yaml', 'txt', 'diff', ''];

const keys = [
  'title',
  'id',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'description',
  'image',
  'draft',
  'unlisted',
  'tags',
  'keywords',
  'answers',
  'since',
  'authors',
  'date',
  '__proto__',
  'constructor',
  'a'.repeat(5000),
];

const values = [
  '1e999',
  '.nan',
  '-0',
  '~',
  'true',
  '[]',
  '{}',
  '[[[]]]',
  '"\\u0000"',
  '2025-13-45',
  '0x10',
  '*a',
  '&a [*a]',
  '!!binary x',
  '!!js/function x',
  '|\n  a\n b',
  '>-\n',
  '"',
  "'",
  '% a',
  '../../../etc/passwd',
  '//example.com',
  'https://[',
  '\u202e',
  '<script>',
  '{a: {b: {c: d}}}',
  '9999999999999999999999',
  'x'.repeat(9000),
];

/** Every kind of file that authors write, by its path, with what else it needs. */
const kinds: readonly { file: string; source: string; others?: Files }[] = [
  {
    file: 'content/sidebars/mainSidebar.yaml',
    source:
      '- page\n- { divider: true }\n- category: More\n  link: /docs/page\n  items:\n    - doc: page\n      label: A page\n',
  },
  {
    file: 'content/authors.yaml',
    source: 'ann:\n  name: Ann\n  title: Author\n  url: https://example.com\n  github: ann\n',
  },
  {
    file: 'content/showcase/video.yaml',
    source:
      'title: A video\ndescription: What it shows.\nwidth: 16\nheight: 9\ndate: 2025-01-01\nlinks:\n  - type: video\n    url: https://example.com\n',
  },
  {
    file: 'content/experts/ann.yaml',
    source: 'name: Ann\nimage: ann.png\ndescription: Makes videos.\nwebsite: https://example.com\n',
  },
  {
    file: 'content/diagrams/thing.yaml',
    source:
      'kind: flow\ntitle: A thing\ndescription: A thing has parts, and this sentence says which.\nsteps:\n  - row: [A, B]\n  - row: [{ text: C, tone: solid }]\n',
    others: { 'content/docs/page.mdx': '<Diagram name="thing" caption="Parts." />\n' },
  },
  {
    file: 'content/api/thing.json',
    source: JSON.stringify(
      {
        package: '@remotion/thing',
        version: '4.0.357',
        exports: [
          {
            module: '@remotion/thing',
            name: 'thing',
            kind: 'function',
            signature: '(options: { a: number }) => void',
            members: [{ name: 'a', type: 'number', optional: false }],
          },
        ],
      },
      null,
      2,
    ),
  },
  {
    file: 'content/api/history/thing.json',
    source: JSON.stringify(
      {
        package: '@remotion/thing',
        first: '4.0.0',
        to: '4.0.357',
        versions: [{ version: '4.0.1', changes: [['added', 'thing']] }],
      },
      null,
      2,
    ),
  },
  {
    file: 'content/docs/_data.json',
    source: '{\n  "a": [1, 2, { "b": "c" }],\n  "d": null\n}\n',
    others: { 'content/docs/page.mdx': "import data from './_data.json';\n\n{data.a}\n" },
  },
  {
    file: 'content/docs/_category_.json',
    source: '{\n  "label": "All",\n  "position": 1,\n  "link": { "type": "doc", "id": "page" }\n}\n',
    others: { 'content/docs/page.mdx': 'Text\n' },
  },
  {
    file: 'content/docs/_partial.mdx',
    source: 'A **shared** sentence, and `code`.\n\n- one\n- two\n',
    others: { 'content/docs/page.mdx': "import Partial from './_partial.mdx';\n\n<Partial />\n" },
  },
  {
    file: 'content/search/synonyms.yaml',
    source: '- [sound, audio]\n- [picture, image, still]\n',
  },
  {
    file: 'content/answers.yaml',
    source:
      '- question: How do I start?\n  asked: [how do i begin]\n  answer: >-\n    Run it.\n  sources: [/docs/page]\n',
  },
  {
    file: 'content/facts.yaml',
    source: "port:\n  value: '3000'\n  source: the package\n  below: ^Ports?$\n  says: ['port (\\d+)']\n",
    others: { 'content/docs/page.mdx': '## Ports\n\nThe port 3000 is the first.\n' },
  },
  {
    file: 'content/named-facts.yaml',
    source: 'founder:\n  about: [Ann Lee, Ann]\n  says: She founded it.\n  source: https://example.com\n',
    others: { 'content/docs/page.mdx': 'Ann founded it. {/* fact: founder */}\n' },
  },
  {
    file: 'content/rules.yaml',
    source: 'titles: off\nheadings:\n  docs/old: off\n',
  },
  {
    file: 'content/review.json',
    source: JSON.stringify(
      {
        reviewed: '4.0.357',
        answers: { required: true, shared: { 'a phrase': 'two pages need it' } },
        withoutMessage: { '/docs/page': 'nothing is printed' },
      },
      null,
      2,
    ),
  },
  {
    file: 'content/demo-captions.json',
    source: '{\n  "rect.a-1: A square.": "06ac8003eb0077e4"\n}\n',
    others: { 'content/docs/page.mdx': '<Demo type="rect" caption="A square." />\n' },
  },
  {
    file: 'content/routes.txt',
    source: '/\n/docs/page\n/docs/gone\n',
  },
  {
    file: 'content/templates/thing.mdx',
    source:
      '---\nname: "Thing"\nrepository: "a/thing"\nbranch: "main"\nfeatured: false\norder: 1\nkind: media\ndescription: "A thing."\nkeywords: ["a"]\n---\n\nText\n',
  },
  {
    file: 'content/docs/picture.svg',
    source:
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="4" height="4" /></svg>',
    others: { 'content/docs/page.mdx': '![A picture](./picture.svg)\n' },
  },
];

/**
 * Returns the files of a project of which one has a mistake that no person makes: flipped bytes, a cut, thousands of
 * levels, a huge line, another encoding. Reproducible by its seed.
 */
export function mutatedProject(seed: number): Files {
  const random = randomOf(seed);
  const kind = seed % 2 === 0 ? undefined : kinds[((seed - 1) / 2) % kinds.length];
  const source = kind?.source ?? fuzzedSource(seed);
  const bytes = mutated(Buffer.from(source), random);
  return {
    'content/docs/page.mdx': 'Text\n',
    ...kind?.others,
    [kind?.file ?? 'content/docs/page.mdx']: bytes,
  };
}

/** Returns the bytes of a file with one mutation. */
function mutated(bytes: Buffer, random: () => number): Buffer {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const at = below(bytes.length);
  const [open, close] = pick(pairs);
  const depth = 10 ** (2 + below(4));
  const many = open.repeat(depth);
  const nested = `${many}a${random() < 0.7 ? close.repeat(depth) : ''}`;
  const insert = (text: string) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)]);
  const lines = (text: string) => text.replaceAll(/[^\n]{50}/g, '$&\n');
  const matter = () =>
    Array.from({ length: 1 + below(6) }, () => `${pick(keys)}: ${pick(values)}`).join('\n');
  return pick([
    () => bytes.map((byte) => (random() < 0.01 ? byte ^ (1 << below(8)) : byte)) as Buffer,
    () => bytes.map((byte) => (random() < 0.1 ? below(256) : byte)) as Buffer,
    () => bytes.subarray(0, at),
    () => insert(nested),
    () => insert(`\n\n${nested}\n\n`),
    () => insert(`\n\n\`\`\`${pick(languages)}\n${nested}\n\`\`\`\n`),
    () => insert(lines(nested)),
    () => insert(Array.from({ length: 1000 }, (_, level) => `${' '.repeat(level)}${open}`).join('\n')),
    () => Buffer.concat([Buffer.from(`---\ntitle: ${nested}\n---\n`), bytes]),
    () => Buffer.concat([Buffer.from(`---\n${matter()}\n---\n`), bytes]),
    () => Buffer.from(`${matter()}\n`),
    () => Buffer.from(bytes.toString(), pick(['utf16le', 'latin1', 'base64'] as const)),
    () => insert('\u{feff}'),
    () => insert('\0'),
    () => insert(`\n\n\`\`\`${pick(languages)}\n${`const a = f(1);\n`.repeat(20_000)}\`\`\`\n`),
    () => insert(`\n${'A line of text with a few words in it.\n'.repeat(5e6 / 40)}\n`),
    () => insert(`${pick(['a', 'word ', '[a](b) ', '<b>', '| a ', '`', '"', '{', '*'])}`.repeat(1e6)),
    () => Buffer.from(yamlBomb),
    () => Buffer.concat([Buffer.from(`---\n${yamlBomb}---\n`), bytes]),
    () => Buffer.alloc(0),
    () => Buffer.from(pick(['null', '[]', '{}', '1', '""', '[null]', '{"exports": 1}', '[[1]]', '- - -'])),
  ])();
}

/** Aliases that name each other: a few lines that stand for millions of values. */
const yamlBomb = Array.from({ length: 12 }, (_, level) =>
  level === 0 ? 'a0: &a0 [x, x]\n' : `a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}x]\n`,
).join('');
