import { contentSetOf } from '../sets';
import type { ContentFile } from '../sets/content-set';
import { applyForm, readForm } from './content-form';

const page = `---
# The name in the sidebar, too.
title: 'A lamp' # short
keywords: [light, bulb]
answers: # In their words.
  - turn it on
  # The most common one.
  - why is it dark

description: "It shines."
api: {package: remotion, export: spring}
---

It shines.
`;

const navbar = `# On every page.
items:
  # The reference.
  - { type: link, label: Docs, to: /docs }
  - type: search
    position: right

# Last.
hideOnScroll: true
`;

function target(source: string, name = 'docs/lamp.mdx') {
  const set = contentSetOf(name, name.slice(name.lastIndexOf('.')));
  if (!set) throw new Error(name);
  const relativePath = name.slice(set.folder.length + 1);
  const file: ContentFile = {
    absolutePath: `/content/${name}`,
    relativePath,
    name: `content/${name}`,
    source,
  };
  return { set, file, isStrict: true };
}

function textsOf(source: string, name?: string) {
  const fields = readForm(target(source, name))?.fields ?? [];
  return Object.fromEntries(
    fields.filter(({ text }) => text).map(({ name: key, kind, text }) => [key, [kind, text]]),
  );
}

/** Saves a form with new texts; returns the source or the problems. */
function save(source: string, texts: Record<string, string>, name?: string) {
  const fields = readForm(target(source, name))?.fields ?? [];
  const changes = Object.entries(texts).map(([key, to]) => [
    key,
    { from: fields.find((field) => field.name === key)?.text ?? '', to },
  ]);
  return applyForm(target(source, name), Object.fromEntries(changes));
}

test('the form has the keys of the schema, with what they are for, and the values of the file', () => {
  expect(textsOf(page)).toEqual({
    title: ['text', 'A lamp'],
    keywords: ['list', 'light\nbulb'],
    answers: ['yaml', '- turn it on\n# The most common one.\n- why is it dark'],
    description: ['text', 'It shines.'],
    api: ['yaml', '{package: remotion, export: spring}'],
  });
  const fields = readForm(target(page))?.fields ?? [];
  expect(fields.find(({ name }) => name === 'draft')).toEqual({
    name: 'draft',
    kind: 'choice',
    text: '',
    isRequired: false,
    choices: ['true', 'false'],
  });
  expect(fields.find(({ name }) => name === 'symptoms')?.about).toMatch(/^What people see go wrong/);
  expect(textsOf(navbar, 'settings/navbar.yaml').items).toEqual([
    'yaml',
    '# The reference.\n- { type: link, label: Docs, to: /docs }\n- type: search\n  position: right',
  ]);
});

test('a change touches its key alone: comments, order and quotes stay', () => {
  expect(save(page, { title: 'The lamp', keywords: 'light\nlantern', draft: 'true' })).toEqual({
    source: page
      .replace("'A lamp'", "'The lamp'")
      .replace('bulb]', 'lantern]')
      .replace('export: spring}\n', 'export: spring}\ndraft: true\n'),
  });
  expect(save(page, { answers: '- turn it on\n- why is it dark: a guide' })).toMatchObject({
    problems: [{}],
  });
  expect(save(page, { answers: '- turn it off' })).toEqual({
    source: page.replace(/ {2}- turn it on[\s\S]*dark/, '  - turn it off'),
  });
  expect(save(page, { answers: '', api: '' })).toEqual({
    source: page.replace(/answers:[\s\S]*dark\n/, '').replace(/api.*\n/, ''),
  });
  expect(save(navbar, { items: '- { type: search }', brandPage: '/brand' }, 'settings/navbar.yaml')).toEqual({
    source: `# On every page.\nitems:\n  - { type: search }\n\n# Last.\nhideOnScroll: true\nbrandPage: /brand\n`,
  });
});

test('a value that YAML would read differently is quoted, and files without frontmatter or with other newlines work', () => {
  expect(save('Text.\n', { title: '404', crumb: 'One: two' })).toEqual({
    source: '---\ntitle: "404"\ncrumb: "One: two"\n---\n\nText.\n',
  });
  const windows = page.replaceAll('\n', '\r\n');
  expect(save(windows, { title: 'The lamp' })).toEqual({ source: windows.replace('A lamp', 'The lamp') });
  expect(save('', { id: 'a', content: 'Hello.' }, 'settings/announcement.yaml')).toEqual({
    source: 'id: a\ncontent: Hello.\n',
  });
});

test('what the set refuses is not saved: the message is that of the terminal, at its field', () => {
  expect(save(page, { toc_max_heading_level: '9', api: 'spring' })).toEqual({
    problems: [
      {
        field: 'toc_max_heading_level',
        text: 'content/docs/lamp.mdx:12\n  found:    `toc_max_heading_level`: 9\n  expected: a heading level from 2 to 6',
      },
      {
        field: 'api',
        text: 'content/docs/lamp.mdx:11\n  found:    `api`: "spring"\n  expected: a `package` and an `export`',
      },
    ],
  });
  expect(
    save(navbar, { items: '- { type: link, label: A, to: docs }' }, 'settings/navbar.yaml'),
  ).toMatchObject({
    problems: [{ field: 'items', text: expect.stringContaining('content/settings/navbar.yaml:3') }],
  });
});

test('a value that has changed in the file since is not overwritten', () => {
  expect(applyForm(target(page), { title: { from: 'Lamp', to: 'Light' } })).toEqual({
    problems: [
      {
        field: 'title',
        text: 'content/docs/lamp.mdx\n  `title` has changed in the file. Reload the form.',
      },
    ],
  });
});
