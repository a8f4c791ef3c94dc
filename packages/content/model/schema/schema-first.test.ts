import { buildSchema, isObjectType } from 'gatsby/graphql';
import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { nodeTypeDefs } from '../nodes/schemas';
import { fileSet } from './file-set';
import { graphqlTypes } from './graphql-types';
import { flag, listOf, tag, text } from './text';

/** Defines a set the way the site defines its own; `more` are keys added to its frontmatter. */
function setWith<More extends z.ZodRawShape>(more: More) {
  const shape = {
    title: text.optional(),
    is_new: flag.default(false),
    tags: listOf(tag).default([]),
    ...more,
  };
  return fileSet({
    name: 'teas',
    folder: 'teas',
    extensions: ['.mdx'],
    type: 'Tea',
    schema: strictObject(shape),
    computed: { path: z.string() },
    compute: (_, file) => ({ path: `/teas/${file.relativePath}` }),
  });
}

const read = (set: ReturnType<typeof setWith>, frontmatter: string) => {
  const file = { absolutePath: '/teas/a.mdx', relativePath: 'a', name: 'teas/a.mdx' };
  return set.read({ ...file, source: `---\n${frontmatter}\n---\n` }, { problems: [], isStrict: true });
};

test('a new key of the frontmatter is a field of documents, of GraphQL and of the editor by its schema alone', () => {
  const before = setWith({});
  const after = setWith({
    brew_minutes: z.int().optional(),
    origin: z.object({ country: text, farm: text.optional() }).optional(),
  });
  const source = 'brew_minutes: 3\norigin: {country: Nepal}\ntags: [hot, {label: Slow}]';
  expect(read(after, source)).toEqual([
    {
      title: null,
      isNew: false,
      tags: ['hot', 'Slow'],
      brewMinutes: 3,
      origin: { country: 'Nepal' },
      path: '/teas/a',
    },
  ]);
  expect(graphqlTypes('Tea', before.fields)).toBe(
    'type Tea implements Node @dontInfer {\n  title: String\n  isNew: Boolean!\n  tags: [String!]!\n  path: String!\n}',
  );
  expect(graphqlTypes('Tea', after.fields)).toBe(
    'type TeaOrigin {\n  country: String!\n  farm: String\n}\n' +
      'type Tea implements Node @dontInfer {\n  title: String\n  isNew: Boolean!\n  tags: [String!]!\n' +
      '  brewMinutes: Int\n  origin: TeaOrigin\n  path: String!\n}',
  );
});

test('the declarations of all nodes are GraphQL', () => {
  const prelude =
    'scalar JSON directive @dontInfer on OBJECT interface Node { id: ID! } type Query { a: Int }';
  const types = nodeTypeDefs().map((each) => each.replaceAll('@dontInfer {', '@dontInfer {\n  id: ID!'));
  const schema = buildSchema([prelude, ...types].join('\n'));
  const doc = schema.getType('Doc');
  expect(isObjectType(doc) && String(doc.getFields().answers?.type)).toBe('[String!]!');
});
