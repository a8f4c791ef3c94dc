/** A mistake of an author, in a page or another file of the content. */
export interface Mistake {
  what: string;
  /** In the content folder; `docs/mistaken.mdx` by default. */
  file?: string;
  /** The text with the mistake, or how it follows from the right one. */
  wrong: string | ((text: string) => string);
  /** What stands in the line of the mistake, and in no earlier one; empty if the mistake is the file's name. */
  at: string;
}

/** A page without mistakes. */
export const good = `---
title: Kettle
description: A page about a kettle, which is right from its first to its last line, until a mistake comes in.
sidebar_label: Kettle
answers:
  - How long does tea take?
  - Do I need boiling water for tea?
  - When does the heading of the kettle appear?
---

A kettle boils water for a cup of tea. Read [the fundamentals](/docs/the-fundamentals) first.

## Boil

\`\`\`tsx title="Kettle.tsx"
import { interpolate, useCurrentFrame } from 'remotion';

export const Kettle = () => {
  const frame = useCurrentFrame();
  return <h1 style={{ opacity: interpolate(frame, [0, 20], [0, 1]) }}>Tea</h1>;
};
\`\`\`

The heading appears within 20 frames.

## Pour

Pour the water over the leaves, and wait for three minutes.
`;

const replace = (from: string, to: string) => (text: string) => text.replace(from, () => to);
const frontmatter = (line: string) => (text: string) => text.replace('---\n', () => `---\n${line}\n`);
const body = (more: string) => (text: string) => `${text}\n${more}\n`;

/** Written down before anybody looked at what the site says about them. */
export const mistakes: Mistake[] = [
  // Frontmatter
  { what: 'a key twice', wrong: replace('sidebar_label: Kettle', 'title: Pot'), at: 'title: Pot' },
  {
    what: 'a quote that is not closed',
    wrong: replace('title: Kettle', 'title: "Kettle'),
    at: 'title: "Kettle',
  },
  {
    what: 'a colon in an unquoted title',
    wrong: replace('title: Kettle', 'title: Kettle: boil'),
    at: 'title: Kettle: boil',
  },
  { what: 'a tab before a key', wrong: frontmatter('\tslug: tea'), at: '\tslug' },
  {
    what: 'a text instead of a list of answers',
    wrong: replace('answers:\n', 'answers: How is tea made?\nkeywords:\n'),
    at: 'answers:',
  },
  {
    what: 'a map instead of a list of keywords',
    wrong: frontmatter('keywords: { tea: water }'),
    at: 'keywords:',
  },
  { what: 'a slug with a space', wrong: frontmatter('slug: hot tea'), at: 'slug:' },
  {
    what: 'a word instead of a number',
    wrong: frontmatter('sidebar_position: first'),
    at: 'sidebar_position:',
  },
  { what: 'a word instead of true or false', wrong: frontmatter('unlisted: yes please'), at: 'unlisted:' },
  {
    what: 'an empty description',
    wrong: replace(
      'description: A page about a kettle, which is right from its first to its last line, until a mistake comes in.',
      'description:',
    ),
    at: 'description:',
  },
  {
    what: 'frontmatter that is not closed',
    wrong: replace('appear?\n---\n', 'appear?\n'),
    at: '---\ntitle',
  },
  {
    what: 'a redirect from a page that exists',
    wrong: frontmatter('redirect_from: /docs/the-fundamentals'),
    at: 'redirect_from',
  },
  // Components
  {
    what: 'tabs that are never closed',
    wrong: body('<Tabs>\n<TabItem value="a" label="A">Tea</TabItem>'),
    at: '<Tabs>',
  },
  {
    what: 'a closing tag of another name',
    wrong: body('<Tabs>\n<TabItem value="a" label="A">Tea</TabItem>\n</Tab>'),
    at: '</Tab>',
  },
  { what: 'a brace that is never closed', wrong: body('The water {is hot.'), at: 'The water {' },
  { what: 'a less-than sign in a text', wrong: body('Water with <90 degrees is too cold.'), at: '<90' },
  { what: 'a misspelled component', wrong: body('<Instalation pkg="remotion" />'), at: '<Instalation' },
  { what: 'a misspelled attribute', wrong: body('<Installation pgk="remotion" />'), at: '<Installation pgk' },
  { what: 'a demo that does not exist', wrong: body('<Demo type="ketle" />'), at: '<Demo' },
  { what: 'an attribute of the wrong type', wrong: body('<YouTube id={5} />'), at: '<YouTube' },
  { what: 'an event handler in HTML', wrong: body('<div onclick="boil()">Tea</div>'), at: '<div' },
  {
    what: 'an import that nothing declares',
    wrong: body('It takes {minutes(3)}.'),
    at: '{minutes',
  },
  {
    what: 'an unknown name in an expression',
    wrong: body('The kettle holds {litres} litres.'),
    at: '{litres}',
  },
  // Links and pictures
  {
    what: 'a link to no page',
    wrong: replace('/docs/the-fundamentals', '/docs/the-fundamental'),
    at: '/docs/the-fundamental',
  },
  { what: 'a link to no heading', wrong: body('See [pour](#por).'), at: '#por' },
  {
    what: 'a link to no heading of another page',
    wrong: body('See [frames](/docs/the-fundamentals#framez).'),
    at: '#framez',
  },
  { what: 'a link to no file', wrong: body('See [the pot](./pott.mdx).'), at: './pott.mdx' },
  { what: 'a link with script', wrong: body('[Boil](javascript:alert(1))'), at: 'javascript:' },
  { what: 'a picture that is missing', wrong: body('![A kettle](./ketle.png)'), at: 'ketle.png' },
  { what: 'a picture without an alternative text', wrong: body('![](/favicon.svg)'), at: '![]' },
  { what: 'a reference that is never defined', wrong: body('Read [the manual][manual].'), at: '[manual]' },
  { what: 'a footnote that is never defined', wrong: body('Hot[^1].'), at: '[^1]' },
  // Structure
  {
    what: 'a second title',
    wrong: body('# Pot\n\nA pot keeps the tea warm for longer than a cup does.'),
    at: '# Pot',
  },
  { what: 'a level of headings that is left out', wrong: replace('## Pour', '#### Pour'), at: '#### Pour' },
  {
    what: 'the same id of two headings',
    wrong: (text) => `${text.replace('## Boil', '## Boil {#tea}').replace('## Pour', '## Pour {#tea}')}`,
    at: '## Pour {#tea}',
  },
  { what: 'an unknown kind of admonition', wrong: body(':::tipp\nUse fresh water.\n:::'), at: ':::tipp' },
  { what: 'an admonition that is never closed', wrong: body(':::tip\nUse fresh water.'), at: ':::tip' },
  {
    what: 'a partial that is missing',
    wrong: body("import Pot from './_pot.mdx';\n\n<Pot />"),
    at: '<Pot />',
  },
  {
    what: 'an import of a package that is missing',
    wrong: body("import { Pot } from 'pot-of-tea';\n\n<Pot />"),
    at: '<Pot />',
  },
  // Samples
  {
    what: 'a fence that is never closed',
    wrong: body('```tsx\nconst water = 1;'),
    at: '```tsx\nconst water',
  },
  { what: 'a misspelled language', wrong: replace('```tsx title', '```txs title'), at: '```txs' },
  { what: 'a misspelled word of a fence', wrong: replace('```tsx title', '```tsx tilte'), at: 'tilte' },
  {
    what: 'a marked line that the sample does not have',
    wrong: replace('```tsx title', '```tsx {40} title'),
    at: '{40}',
  },
  {
    what: 'a misspelled name of an import',
    wrong: replace('{ interpolate, useCurrentFrame }', '{ interpolat, useCurrentFrame }'),
    at: '{ interpolat,',
  },
  {
    what: 'a missing argument',
    wrong: replace('interpolate(frame, [0, 20], [0, 1])', 'interpolate(frame, [0, 20])'),
    at: 'interpolate(frame, [0, 20])',
  },
  {
    what: 'a parenthesis that is missing in a sample',
    wrong: replace('useCurrentFrame();', 'useCurrentFrame(;'),
    at: 'useCurrentFrame(;',
  },
  // Other files
  {
    what: 'an entry of a sidebar without a page',
    file: 'sidebars/mainSidebar.yaml',
    wrong: (text) => `${text}- doc: ketle\n`,
    at: 'ketle',
  },
  {
    what: 'an unknown kind of sidebar entry',
    file: 'sidebars/mainSidebar.yaml',
    wrong: (text) => `${text}- dok: kettle\n`,
    at: 'dok:',
  },
  {
    what: 'a setting of the wrong kind',
    file: 'settings/navbar.yaml',
    wrong: (text) => `${text}\nkettle: true\n`,
    at: 'kettle: true',
  },
  {
    what: 'an address that is none',
    file: 'experts/kettle.yaml',
    wrong: 'name: Kettle\nwebsite: kettle\n',
    at: 'website: kettle',
  },
  {
    what: 'a post by an unknown author',
    file: 'blog/2026-01-01-kettle.mdx',
    wrong:
      '---\ntitle: Kettle\ndescription: A post about a kettle, by somebody whom the list of authors does not have.\nauthors: [nobody-here]\nanswers: [boiling water, a new kettle, how long tea takes]\n---\n\nIt boils.\n',
    at: 'nobody-here',
  },
  {
    what: 'a post with an impossible date',
    file: 'blog/2026-13-01-kettle.mdx',
    wrong:
      '---\ntitle: Kettle\ndescription: A post about a kettle, of a month that no calendar has, as its file name says.\n---\n\nIt boils.\n',
    at: '',
  },
];
