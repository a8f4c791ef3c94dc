/** The export that a reference page documents. */
export interface NewPageApi {
  export: string;
  kind: 'function' | 'component';
}

/** Returns the export in the title of a reference page: `thing()` or `<Thing>`, or undefined for a guide. */
export function exportOf(title: string): NewPageApi | undefined {
  const called = /^([A-Za-z_$][\w$]*)\(\)$/.exec(title)?.[1];
  if (called) return { export: called, kind: 'function' };
  const element = /^<([A-Z][\w$]*) ?\/?>$/.exec(title)?.[1];
  return element ? { export: element, kind: 'component' } : undefined;
}

/** Too short on purpose, so that the content check reports it until the author replaces it. */
const description = 'description: To be written.';

/** Returns the text of a new docs page: a reference page if `api` is given, else a guide. */
export function docText({ title, api }: { title: string; api?: NewPageApi & { package: string } }): string {
  if (!api) return lines(['---', `title: ${quoted(title)}`, description, '---', '', ...guide]);
  const head = ['---', `title: ${quoted(title)}`, description];
  const tie = `api: {package: ${quoted(api.package)}, export: ${api.export}}`;
  const body = api.kind === 'function' ? functionBody(api) : componentBody(api);
  return lines([...head, tie, '---', '', ...body]);
}

/** Returns the text of a new post. `date` is its date, as in 2025-08-21. */
export function postText({ title, author, date }: { title: string; author: string; date: string }): string {
  const head = [
    '---',
    `title: ${quoted(title)}`,
    `date: ${date}`,
    `authors: [${author}]`,
    description,
    '---',
  ];
  return lines([
    ...head,
    '',
    'The first paragraph says what is new, and for whom.',
    '',
    '{/* truncate */}',
    '',
    '## The first thing',
    '',
    'Say what it does, and how to use it.',
  ]);
}

const guide = [
  'The first sentence says what a reader can do after reading.',
  '',
  '```tsx title="src/MyVideo.tsx"',
  "import {AbsoluteFill} from 'remotion';",
  '',
  'export const MyVideo: React.FC = () => {',
  '  return <AbsoluteFill>Hello</AbsoluteFill>;',
  '};',
  '```',
  '',
  '## The first step',
  '',
  'Say what to do, and what readers should see then.',
  '',
  '## See also',
  '',
  '- [The fundamentals](/docs/the-fundamentals)',
];

function functionBody({ export: name, package: owner }: { export: string; package: string }): string[] {
  return [
    `\`${name}()\` does one thing. Say which, and when to use it.`,
    '',
    '```ts title="example.ts"',
    `import {${name}} from '${owner}';`,
    '',
    `const result = ${name}();`,
    '```',
    '',
    '## Arguments',
    '',
    'A heading for each option, with a question mark where it is optional.',
    '',
    '## Return value',
    '',
    'Say what it returns, and when it fails.',
    '',
    ...seeAlso,
  ];
}

function componentBody({ export: name, package: owner }: { export: string; package: string }): string[] {
  return [
    `\`<${name}>\` shows one thing. Say which, and when to use it.`,
    '',
    '```tsx title="src/MyVideo.tsx"',
    `import {${name}} from '${owner}';`,
    '',
    'export const MyVideo: React.FC = () => {',
    `  return <${name} />;`,
    '};',
    '```',
    '',
    '## Props',
    '',
    'A heading for each prop, with a question mark where it is optional.',
    '',
    ...seeAlso,
  ];
}

const seeAlso = ['## See also', '', '- [API overview](/docs/api)'];

/** Returns a value as YAML: quoted if it contains characters with a special meaning. */
function quoted(text: string): string {
  return /^[\w(][\w ().,!?/-]*$/.test(text) && !/^(true|false|null|yes|no|[\d.]+)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`;
}
